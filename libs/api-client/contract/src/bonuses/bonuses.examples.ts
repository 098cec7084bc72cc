import { notificationFixture } from '../notifications/notifications.fixtures.ts';
import type { OperationExamples } from '../operation-examples.ts';
import { bonusDrawFixture, bonusProgramFixture, bonusProgramsFixture } from './bonuses.fixtures.ts';
import type { bonusesOperations } from './bonuses.operations.ts';

const registration = {
  params: { id: 'bonus-svet' },
  body: { login: '79000000005', login_type: 'phone' },
  answer: { status: 'need_confirm', request_id: 'request-1', resend_after: 60 },
} as const;

/** A successful call of each. */
export const bonusesExamples: OperationExamples<typeof bonusesOperations> = {
  listBonusPrograms: { answer: bonusProgramsFixture },
  getBonusProgram: { params: { id: 'bonus-svet' }, answer: bonusProgramFixture },
  registerBonus: registration,
  changeBonusLogin: registration,
  confirmBonus: {
    params: { id: 'bonus-svet' },
    body: { action: 'register', request_id: 'request-1', confirmation_code: '1234' },
    answer: { status: 'processing', notification: notificationFixture },
  },
  getBonusDraw: { answer: bonusDrawFixture },
  drawBonus: { answer: bonusDrawFixture },
};
