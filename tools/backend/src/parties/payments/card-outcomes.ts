import type { PaymentRow } from './payment-row.types.ts';
import type { CardOutcome } from './test-cards.ts';

const CHALLENGE_MS = 10 * 60 * 1000;
const SHORT_MS = 20 * 1000;

/** How far a payment has come. */
type Progress = Pick<PaymentRow, 'state' | 'reason' | 'outcome' | 'endsAt'>;

const ended = (state: PaymentRow['state'], reason: PaymentRow['reason'] = null): Progress => ({
  state,
  reason,
  outcome: null,
  endsAt: null,
});

/** What a card does as soon as it comes. @param isAttended - Whether a viewer is there to pass a challenge. */
export function progressOf(outcome: CardOutcome, isAttended: boolean, now: Date): Progress {
  const later = (state: 'challenged' | 'pending', ms: number): Progress => ({
    state,
    reason: null,
    outcome,
    endsAt: new Date(now.getTime() + ms),
  });
  switch (outcome) {
    case 'success':
    case 'silence':
      return ended('charged');
    case 'refused':
      return ended('refused', 'refused');
    case 'no_funds':
      return ended('declined', 'no_funds');
    case 'late_success':
    case 'late_refusal':
      return later('pending', SHORT_MS);
    case 'challenge_timed_out':
      return isAttended ? later('challenged', SHORT_MS) : ended('charged');
    default:
      return isAttended ? later('challenged', CHALLENGE_MS) : ended('charged');
  }
}

/** What a card holder can do in a challenge. */
export const challengeActs = ['confirm', 'refuse', 'leave'] as const;
/** What a card holder can do in a challenge. */
export type ChallengeAct = (typeof challengeActs)[number];

const results = {
  confirm: ended('charged'),
  refuse: ended('refused', 'challenge_refused'),
  leave: ended('refused', 'abandoned'),
} as const satisfies Record<ChallengeAct, Progress>;

/** How a challenge ends; some cards do not do what is pressed. `undefined`: it goes on. */
export function endOfChallenge(
  outcome: CardOutcome | null,
  act: ChallengeAct,
): Progress | undefined {
  if (outcome === 'challenge_refused') return results.refuse;
  if (outcome === 'challenge_abandoned') return results.leave;
  return outcome === 'challenge_timed_out' ? undefined : results[act];
}

/** What time alone has made of a payment; `undefined` while nothing. */
export function endByTime({ state, outcome, endsAt }: PaymentRow, now: Date): Progress | undefined {
  if (endsAt === null || endsAt > now) return undefined;
  if (state === 'challenged') return ended('refused', 'timed_out');
  if (state !== 'pending') return undefined;
  return outcome === 'late_success' ? ended('charged') : ended('refused', 'refused');
}

/** No other card can follow for an order that a kept card was to pay: a refusal is final. */
export const withKeptCard = (progress: Progress, cardToken: string | null): Progress =>
  progress.state === 'refused' && cardToken !== null
    ? { ...progress, state: 'declined' }
    : progress;
