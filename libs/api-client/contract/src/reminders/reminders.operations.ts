import { defineOperation } from '../define-operation.ts';
import {
  reminderParamsSchema,
  remindersPageSchema,
  remindersQuerySchema,
} from './reminders.schema.ts';

/** The programmes to come that the profile is reminded of. */
export const listRemindersOperation = defineOperation({
  operationId: 'listReminders',
  method: 'get',
  path: '/reminders',
  tag: 'reminders',
  summary: 'The reminders of the profile',
  access: 'account',
  query: remindersQuerySchema,
  answer: remindersPageSchema,
  status: 200,
  errors: [],
});

/**
 * Reminds the profile of a programme by a push event `reminder`, five minutes before it begins. May be
 * repeated. What has begun already is refused, and so is more than the profile may have.
 */
export const addReminderOperation = defineOperation({
  operationId: 'addReminder',
  method: 'put',
  path: '/reminders/{programme_id}',
  tag: 'reminders',
  summary: 'Be reminded of a programme',
  access: 'account',
  params: reminderParamsSchema,
  status: 204,
  errors: ['notFound', 'conflict'],
});

/** Takes a reminder back; there may be none. */
export const removeReminderOperation = defineOperation({
  operationId: 'removeReminder',
  method: 'delete',
  path: '/reminders/{programme_id}',
  tag: 'reminders',
  summary: 'Take a reminder back',
  access: 'account',
  params: reminderParamsSchema,
  status: 204,
  errors: [],
});

/** The calls of this resource by operation id. */
export const remindersOperations = {
  listReminders: listRemindersOperation,
  addReminder: addReminderOperation,
  removeReminder: removeReminderOperation,
} as const;
