import type { CardChallengeContext, CardChallengeInput } from './card-challenge.types.ts';

/** Whole seconds until a moment; 0 when it is over or no moment. */
export const secondsUntil = (isoTime: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(isoTime) - now) / 1000)) || 0;

/** What the flow begins with. */
export function startOf({ kind, url, expiresAt }: CardChallengeInput): CardChallengeContext {
  const address = URL.canParse(url) ? new URL(url) : undefined;
  // `javascript:` and `about:` addresses would run as this page.
  const origin = address && /^https?:$/u.test(address.protocol) ? address.origin : '';
  return {
    kind,
    url,
    expiresAt,
    origin,
    isFramable: false,
    isBlocked: false,
    secondsLeft: 0,
    message: undefined,
  };
}
