export {
  addReminderOperation,
  listRemindersOperation,
  removeReminderOperation,
} from './reminders.operations.ts';
export { REMINDERS_MAX, remindersPageSchema, type RemindersPage } from './reminders.schema.ts';
