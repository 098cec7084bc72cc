import { errorCodes } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  required,
  type Secret,
} from '@foyer/core';
import { codeDeliveryParts } from '@foyer/core/code-delivery';
import { assign, setup } from 'xstate';
import type { BonusEvent } from './bonus.events.ts';
import {
  canChooseLogin,
  errorWords,
  isCodeLong,
  loginProblem,
  missingProgram,
  obstacleOf,
  readLogin,
} from './bonus.rules.ts';
import type {
  BonusAnswer,
  BonusContext,
  BonusInput,
  BonusLogin,
  BonusOffer,
  BonusOutput,
  BonusResent,
} from './bonus.types.ts';

const offerOf = ({ offer }: BonusContext): BonusOffer => required(offer, 'offer');

/** The login to send: the account's own where no other may be used. */
const loginFor = (context: BonusContext, typed: string): string | undefined => {
  const offer = offerOf(context);
  const text = canChooseLogin(offer) ? typed : (offer.ownLogin ?? '');
  return readLogin(text, offer.program.required_login_type);
};

/** What joining a program is made of: its types, ports, rules and steps with a name. */
export const bonusSetup = setup({
  types: {} as {
    input: BonusInput;
    context: BonusContext;
    events: BonusEvent;
    output: BonusOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    findOffer: missingPort<BonusInput, BonusOffer>(
      'findOffer',
      'The program, and what the account could join it by.',
    ),
    register: missingPort<BonusLogin, BonusAnswer>('register', 'Asks to be taken in by a login.'),
    sendCode: missingPort<BonusLogin, BonusResent>(
      'sendCode',
      'Asks once more by the same login, which sends another code.',
    ),
    confirm: missingPort<BonusInput & { requestId: string; code: Secret }, unknown>(
      'confirm',
      'Confirms the login by its code; rejects for a wrong one.',
    ),
  },
  guards: {
    isMissing: (_, { error }: FailedCall) => hasCode(error, errorCodes.notFound),
    isJoinable: ({ context }) => obstacleOf(offerOf(context)) === undefined,
    isLogin: ({ context }, { login }: { login: string }) => loginFor(context, login) !== undefined,
    isConfirmed: (_, { status }: BonusAnswer) => status !== 'need_confirm',
    isLongEnough: (_, { code }: { code: Secret }) => isCodeLong(code.reveal()),
    isRefused: (_, { error }: FailedCall) =>
      hasCode(error, errorCodes.bonusRefused) || hasCode(error, errorCodes.notFound),
  },
  actions: {
    learnOffer: assign((_, offer: BonusOffer) => ({ offer })),
    forget: assign({ login: undefined, requestId: undefined, code: undefined, message: undefined }),
    forgetCode: assign({ code: undefined, requestId: undefined, message: undefined }),
    tellObstacle: assign(({ context }) => ({ message: obstacleOf(offerOf(context)) })),
    tellMissing: assign({ offer: undefined, message: missingProgram }),
    tellFailure: assign(({ context }, { error }: FailedCall) => ({
      code: undefined,
      message: errorWords(error, context),
    })),
    keepLogin: assign(({ context }, { login }: { login: string }) => ({
      login: loginFor(context, login),
      message: undefined,
    })),
    tellLogin: assign(({ context }, { login }: { login: string }) => ({
      login,
      message: { key: loginProblem[offerOf(context).program.required_login_type] },
    })),
    tellLoginError: assign(({ context }, { error }: FailedCall) => ({
      message: hasCode(error, errorCodes.invalidRequest)
        ? { key: loginProblem[offerOf(context).program.required_login_type] }
        : messageOf(error),
    })),
    learnRequest: assign((_, { requestId, resendAfterSeconds }: BonusAnswer) => ({
      requestId: required(requestId, 'requestId'),
      resendInSeconds: resendAfterSeconds ?? 0,
    })),
    keepCode: assign((_, { code }: { code: Secret }) => ({ code, message: undefined })),
    refuseCode: assign((_, { error }: FailedCall) => ({
      code: undefined,
      message: hasCode(error, errorCodes.wrongCode)
        ? { key: 'input.code.validate' }
        : messageOf(error),
    })),
  },
}).extend(codeDeliveryParts<BonusContext, BonusEvent>());

/** The call that joins by the login that was kept. */
export const loginCall = ({ context }: { context: BonusContext }): BonusLogin => ({
  programId: context.programId,
  login: required(context.login, 'login'),
  loginType: offerOf(context).program.required_login_type,
});
