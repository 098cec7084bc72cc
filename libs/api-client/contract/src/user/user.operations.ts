import { defineOperation } from '../define-operation.ts';
import { userSchema } from './user.schema.ts';

/** The user of the session, a demo session's too. */
export const getUserOperation = defineOperation({
  operationId: 'getUser',
  method: 'get',
  path: '/user',
  tag: 'user',
  summary: 'Who the session belongs to',
  access: 'session',
  answer: userSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const userOperations = {
  getUser: getUserOperation,
} as const;
