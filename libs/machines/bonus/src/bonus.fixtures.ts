import { errorCodes } from '@foyer/contract';
import { bonusProgramFixture } from '@foyer/contract/fixtures';
import { errorAnswer } from '@foyer/core/fixtures';
import type { BonusAnswer, BonusInput, BonusOffer, BonusPorts } from './bonus.types.ts';

/** What is right on the fake service. */
export const rightCode = '7391';

/** The program that is joined. */
export const bonusInputs = {
  light: { programId: bonusProgramFixture.id },
} satisfies Record<string, BonusInput>;

const offer: BonusOffer = { program: bonusProgramFixture, ownLogin: '+79000000002' };

const withProgram = (changes: Partial<BonusOffer['program']>): BonusOffer => ({
  ...offer,
  program: { ...bonusProgramFixture, ...changes },
});

/** Programs by how an account stands with them, and by what they want. */
export const bonusOffers = {
  byPhone: offer,
  byEmail: {
    program: { ...bonusProgramFixture, required_login_type: 'email' },
    ownLogin: undefined,
  },
  /** Takes the account's own login alone. */
  ownOnly: withProgram({ actions: ['register'] }),
  /** Takes the account's own login alone, and there is none. */
  noLogin: { ...withProgram({ actions: ['register'] }), ownLogin: undefined },
  processing: withProgram({ status: 'processing', actions: [] }),
  active: withProgram({ status: 'active', actions: ['use_custom_login'] }),
  /** A status that came later than this flow. */
  blocked: withProgram({ status: 'blocked', actions: [] }),
  closed: withProgram({ actions: [] }),
} satisfies Record<string, BonusOffer>;

/** A login that is to be confirmed by a code. */
export const needsCode: BonusAnswer = {
  status: 'need_confirm',
  requestId: 'request-1',
  resendAfterSeconds: 2,
};

/** How the service answers a wrong code, and what it will not do. */
export const bonusErrors = {
  missing: errorAnswer({ status: 404, code: errorCodes.notFound, description: 'Не найдено' }),
  refused: errorAnswer({
    status: 409,
    code: errorCodes.bonusRefused,
    description: 'Этот номер уже в программе',
  }),
  unreadable: errorAnswer({ status: 400, code: errorCodes.invalidRequest, description: 'login' }),
  wrongCode: errorAnswer({ status: 400, code: errorCodes.wrongCode, description: 'Wrong' }),
  tooMany: errorAnswer({
    status: 429,
    code: errorCodes.tooManyCodes,
    description: 'Слишком много кодов',
    retryAfterSeconds: 2,
  }),
};

/** Ports of a service that sends `rightCode`; each may be replaced. */
export const fakeBonusPorts = (replaced: Partial<BonusPorts> = {}): BonusPorts => ({
  findOffer: async () => bonusOffers.byPhone,
  register: async () => needsCode,
  confirm: async ({ code }) => {
    if (code.reveal() !== rightCode) throw bonusErrors.wrongCode;
  },
  ...replaced,
});
