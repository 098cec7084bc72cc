import { defineOperation } from '../define-operation.ts';
import {
  bonusConfirmationSchema,
  bonusConfirmedSchema,
  bonusDrawSchema,
  bonusLoginSchema,
  bonusProgramParamsSchema,
  bonusProgramSchema,
  bonusProgramsSchema,
  bonusRegistrationSchema,
} from './bonuses.schema.ts';

/** The bonus programs, as the account stands with them. */
export const listBonusProgramsOperation = defineOperation({
  operationId: 'listBonusPrograms',
  method: 'get',
  path: '/bonus-programs',
  tag: 'bonuses',
  summary: 'The bonus programs',
  access: 'account',
  answer: bonusProgramsSchema,
  status: 200,
  errors: [],
});

/** One bonus program. */
export const getBonusProgramOperation = defineOperation({
  operationId: 'getBonusProgram',
  method: 'get',
  path: '/bonus-programs/{id}',
  tag: 'bonuses',
  summary: 'A bonus program',
  access: 'account',
  params: bonusProgramParamsSchema,
  answer: bonusProgramSchema,
  status: 200,
  errors: ['notFound'],
});

/** Joins a program. A login that is not the account's own is confirmed by a code. BONUS-017. */
export const registerBonusOperation = defineOperation({
  operationId: 'registerBonus',
  method: 'post',
  path: '/bonus-programs/{id}/registration',
  tag: 'bonuses',
  summary: 'Join a bonus program',
  access: 'account',
  params: bonusProgramParamsSchema,
  body: bonusLoginSchema,
  answer: bonusRegistrationSchema,
  status: 200,
  errors: ['notFound', 'bonusRefused', 'tooManyCodes'],
});

/** Changes the login of a program joined before; the new one is confirmed by a code. BONUS-017. */
export const changeBonusLoginOperation = defineOperation({
  operationId: 'changeBonusLogin',
  method: 'post',
  path: '/bonus-programs/{id}/login',
  tag: 'bonuses',
  summary: 'Change the login of a bonus program',
  access: 'account',
  params: bonusProgramParamsSchema,
  body: bonusLoginSchema,
  answer: bonusRegistrationSchema,
  status: 200,
  errors: ['notFound', 'bonusRefused', 'tooManyCodes'],
});

/** Confirms a login by the code that was sent to it. BONUS-018. */
export const confirmBonusOperation = defineOperation({
  operationId: 'confirmBonus',
  method: 'post',
  path: '/bonus-programs/{id}/confirmation',
  tag: 'bonuses',
  summary: 'Confirm the login of a bonus program',
  access: 'account',
  params: bonusProgramParamsSchema,
  body: bonusConfirmationSchema,
  answer: bonusConfirmedSchema,
  status: 200,
  errors: ['notFound', 'wrongCode', 'tooManyCodes'],
});

/** The draw of the day as it stands. */
export const getBonusDrawOperation = defineOperation({
  operationId: 'getBonusDraw',
  method: 'get',
  path: '/bonus-draw',
  tag: 'bonuses',
  summary: 'The draw of the day',
  access: 'account',
  answer: bonusDrawSchema,
  status: 200,
  errors: [],
});

/** Makes the draw of the day: once in 24 hours. */
export const drawBonusOperation = defineOperation({
  operationId: 'drawBonus',
  method: 'post',
  path: '/bonus-draw',
  tag: 'bonuses',
  summary: 'Make the draw of the day',
  access: 'account',
  answer: bonusDrawSchema,
  status: 200,
  errors: ['drawTaken'],
});

/** The calls of this resource by operation id. */
export const bonusesOperations = {
  listBonusPrograms: listBonusProgramsOperation,
  getBonusProgram: getBonusProgramOperation,
  registerBonus: registerBonusOperation,
  changeBonusLogin: changeBonusLoginOperation,
  confirmBonus: confirmBonusOperation,
  getBonusDraw: getBonusDrawOperation,
  drawBonus: drawBonusOperation,
} as const;
