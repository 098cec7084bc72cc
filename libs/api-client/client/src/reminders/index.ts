export { remindersQuery } from './reminders.queries.ts';
export { addReminder, listReminders, removeReminder } from './reminders.resource.ts';
