import { cardOutcomes } from '../../database/tables/payment-provider.table.ts';

/** What the provider does with a card. */
export type CardOutcome = (typeof cardOutcomes)[number];

/** A card that the demo's provider knows. */
interface TestCard {
  number: string;
  outcome: CardOutcome;
  /** What it shows, in the words of the control room. */
  shows: string;
}

/** The test cards; any date to come and any code go with them. */
export const testCards: readonly TestCard[] = [
  { number: '2200000000000004', outcome: 'success', shows: 'paid without a challenge' },
  { number: '4111111111111111', outcome: 'success', shows: 'paid without a challenge' },
  { number: '4000000000000002', outcome: 'refused', shows: 'refused; another card may follow' },
  { number: '4000000000009995', outcome: 'no_funds', shows: 'not enough money: the order fails' },
  {
    number: '4000000000003014',
    outcome: 'challenge_frame',
    shows: 'a challenge in a frame: confirm it, refuse it, leave it, or let 10 minutes pass',
  },
  {
    number: '4000000000003022',
    outcome: 'challenge_redirect',
    shows: 'a challenge on a page of the bank, which leads back',
  },
  {
    number: '4000000000003030',
    outcome: 'challenge_refused',
    shows: 'a challenge that the bank refuses, whatever is pressed',
  },
  {
    number: '4000000000003048',
    outcome: 'challenge_abandoned',
    shows: 'a challenge that counts as left, whatever is pressed',
  },
  {
    number: '4000000000003055',
    outcome: 'challenge_timed_out',
    shows: 'a challenge that is over after 20 seconds',
  },
  {
    number: '4000000000004012',
    outcome: 'late_success',
    shows: 'not known for 20 seconds, then paid',
  },
  {
    number: '4000000000004020',
    outcome: 'late_refusal',
    shows: 'not known for 20 seconds, then refused',
  },
  {
    number: '4000000000005019',
    outcome: 'silence',
    shows: 'paid, but the provider never answers the page',
  },
];

const outcomes = new Map(testCards.map(({ number, outcome }) => [number, outcome]));

/** Whether a card is over. @param expiry - `MMYY`. */
function isExpired(expiry: string, now: Date): boolean {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  return new Date(Date.UTC(year, month, 1)) <= now;
}

/** What becomes of a card: any but a test card is refused, so that nobody pays with a real one. */
export function outcomeOf(number: string, expiry: string, now: Date): CardOutcome {
  return isExpired(expiry, now) ? 'refused' : (outcomes.get(number) ?? 'refused');
}

/** What becomes of a card that the provider keeps: it may have expired since. */
export const keptOutcome = (
  { outcome, expiry }: { outcome: CardOutcome; expiry: string | null },
  now: Date,
): CardOutcome => (expiry !== null && isExpired(expiry, now) ? 'refused' : outcome);

/** Brand of a test card by the start of its number. */
export const brandOf = (number: string): string => (number.startsWith('220') ? 'mir' : 'visa');
