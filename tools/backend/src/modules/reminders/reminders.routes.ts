import type { Handlers } from '../../server/call.ts';
import type { RemindersService } from './reminders.service.ts';

/** Handlers of the reminders. */
export const remindersRoutes = (
  service: RemindersService,
): Handlers<'listReminders' | 'addReminder' | 'removeReminder'> => ({
  listReminders: ({ viewer, query, language }) => service.list(viewer, query, language),
  addReminder: async ({ viewer, params }) => {
    await service.add(viewer, params.programme_id);
    return undefined;
  },
  removeReminder: async ({ viewer, params }) => {
    await service.remove(viewer, params.programme_id);
    return undefined;
  },
});
