import { nextProgrammeShortFixture } from '../channels/channels.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import type { remindersOperations } from './reminders.operations.ts';

/** A successful call of each. */
export const remindersExamples: OperationExamples<typeof remindersOperations> = {
  listReminders: {
    query: { limit: '40' },
    answer: {
      items: [{ epg: nextProgrammeShortFixture, remind_at: '2026-11-21T18:40:00.000Z' }],
    },
  },
  addReminder: { params: { programme_id: 'pervyy-ekran-29921445' } },
  removeReminder: { params: { programme_id: 'pervyy-ekran-29921445' } },
};
