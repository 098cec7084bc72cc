import { defineOperation } from '../define-operation.ts';
import { sessionSchema } from '../session/session.schema.ts';
import { demoAccountsSchema, demoSignInSchema } from './demo.schema.ts';

/** The demo accounts and what each shows. */
export const listDemoAccountsOperation = defineOperation({
  operationId: 'listDemoAccounts',
  method: 'get',
  path: '/demo/accounts',
  tag: 'demo',
  summary: 'The demo accounts',
  access: 'anyone',
  answer: demoAccountsSchema,
  status: 200,
  errors: [],
  powers: 'demo',
});

/** Signs in as a demo account without a code, and sets a new cookie. */
export const demoSignInOperation = defineOperation({
  operationId: 'demoSignIn',
  method: 'post',
  path: '/demo/sign-in',
  tag: 'demo',
  summary: 'Sign in as a demo account',
  access: 'anyone',
  body: demoSignInSchema,
  answer: sessionSchema,
  status: 200,
  errors: ['notFound'],
  powers: 'demo',
});

/** The calls of this resource by operation id. */
export const demoOperations = {
  listDemoAccounts: listDemoAccountsOperation,
  demoSignIn: demoSignInOperation,
} as const;
