import { errorCodes } from '@foyer/contract';
import {
  type FailedCall,
  type FlowMeta,
  hasCode,
  messageOf,
  missingPort,
  retryAfterSeconds,
  type Secret,
  secret,
} from '@foyer/core';
import { assign, setup } from 'xstate';
import type { PromoCodeEvent } from './promo-code.events.ts';
import {
  DAILY_TRIES,
  type PromoAnswer,
  type PromoCodeContext,
  type PromoStanding,
} from './promo-code.types.ts';

type Contextual = { context: PromoCodeContext };

/** Said without a call once no try is left. PROMO-010 */
const LIMIT_REACHED = 'input.promocode.validate.daily_attempt_limit_exceeded';

/** What the service counts as a failed code too; one that waits for a card is none. PROMO-017, decision 0113 */
const failures = [errorCodes.voucherUnknown, errorCodes.voucherExpired, errorCodes.voucherUsed];

/** A code as it is shown and sent. PROMO-008, PROMO-009 */
const tidy = (code: Secret): string => code.reveal().trim().toUpperCase();

/** What entering a promo code is made of: its types, ports, rules and steps with a name. */
export const promoCodeSetup = setup({
  types: {} as {
    context: PromoCodeContext;
    events: PromoCodeEvent;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    findStanding: missingPort<undefined, PromoStanding>(
      'findStanding',
      'Whether the viewer has signed in, and how many codes failed in this browser today.',
    ),
    askPin: missingPort<undefined, boolean>(
      'askPin',
      'Asks for the PIN of the profile; false where the viewer turned back.',
    ),
    sendCode: missingPort<{ code: Secret }, PromoAnswer>(
      'sendCode',
      'Activates a promo code, or a certificate.',
    ),
    linkCard: missingPort<undefined, boolean>(
      'linkCard',
      'Has the viewer link a bank card; false where the viewer turned back.',
    ),
  },
  guards: {
    /** PROMO-007 */
    isTyped: (_, { code }: { code: Secret }) => tidy(code) !== '',
    isLimitReached: (_, { failures: failed }: PromoStanding) => failed >= DAILY_TRIES,
    isVisitor: (_, { isSignedIn }: PromoStanding) => !isSignedIn,
    isYes: (_, isDone: boolean) => isDone,
    needsCard: (_, { error }: FailedCall) => hasCode(error, errorCodes.cardBindingRequired),
    isFailedCode: (_, { error }: FailedCall) => failures.some((code) => hasCode(error, code)),
  },
  actions: {
    /** Supplied by `createPromoCodeMachine`. */
    noteFailure: () => {},
    /** Supplied by `createPromoCodeMachine`. */
    signIn: (_args: Contextual) => {},
    keepCode: assign((_, { code }: { code: Secret }) => ({
      code: secret(tidy(code)),
      message: undefined,
      waitSeconds: undefined,
    })),
    learnStanding: assign((_, standing: PromoStanding) => ({ failures: standing.failures })),
    countFailure: assign(({ context }) => ({ failures: (context.failures ?? 0) + 1 })),
    tellLimit: assign({ message: { key: LIMIT_REACHED } }),
    /** The words of the service, and how long it refuses every code where it says so. PROMO-012 */
    tellError: assign((_, { error }: FailedCall) => ({
      message: messageOf(error),
      waitSeconds: hasCode(error, errorCodes.tooManyVouchers)
        ? retryAfterSeconds(error, 0) || undefined
        : undefined,
    })),
    learnAnswer: assign((_, { notification, usedOn }: PromoAnswer) => ({
      code: undefined,
      message: undefined,
      display: notification?.display,
      usedOn,
    })),
    forget: assign({
      code: undefined,
      message: undefined,
      waitSeconds: undefined,
      display: undefined,
      usedOn: undefined,
    }),
    forgetMessage: assign({ message: undefined }),
  },
});
