import type { CardChallengeInput, CardChallengePorts } from './card-challenge.types.ts';

/** Now, for a flow under test. */
export const challengeNow = Date.parse('2026-11-21T09:00:00.000Z');

const expiresAt = '2026-11-21T09:10:00.000Z';

/** The bank's page in a frame, on a separate page, and in a frame that would have no wall. */
export const cardChallengeInputs = {
  frame: { kind: 'frame', url: 'https://pay.example/challenge?order=1', expiresAt },
  redirect: { kind: 'redirect', url: 'https://pay.example/challenge?order=1', expiresAt },
  unwalled: { kind: 'frame', url: 'https://sofit.example/challenge', expiresAt },
} satisfies Record<string, CardChallengeInput>;

/** A page that goes to the bank's and does not come back; each may be replaced. */
export const fakeCardChallengePorts = (
  replaced: Partial<CardChallengePorts> = {},
): CardChallengePorts => ({
  openPage: () => new Promise(() => {}),
  siteOrigin: () => 'https://sofit.example',
  now: () => challengeNow,
  ...replaced,
});
