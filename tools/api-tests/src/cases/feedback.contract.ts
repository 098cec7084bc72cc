import { sendFeedback } from '@foyer/client';
import { expect } from 'vitest';
import { forSessions, good, type OperationCases } from '../cases.types.ts';

const report = { text: 'Нет звука,Видео не играет', contentId: 'metropolis', contentType: 'film' };

/** Trials of what viewers report. */
export const feedbackCases = {
  sendFeedback: {
    good: [
      good({
        title: 'takes the reasons with what was being watched',
        as: 'visitor',
        run: (client) => sendFeedback(client, report),
        check: (answer) => expect(answer).toBeUndefined(),
      }),
    ],
    bad: [
      {
        title: 'refuses a report without a reason [REPORT-003]',
        as: 'visitor',
        run: (client) => sendFeedback(client, { ...report, text: ' ' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a flood of reports',
        as: 'visitor',
        run: async (client) => {
          for (let sent = 0; sent < 20; sent += 1) await sendFeedback(client, report);
          return sendFeedback(client, report);
        },
        error: 'tooManyCalls',
      },
    ],
    access: {
      run: (client) => sendFeedback(client, report),
      outcomes: forSessions,
    },
  },
} satisfies Record<string, OperationCases>;
