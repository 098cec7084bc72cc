import { type CookiePage, keepCookie } from '@foyer/page-runtime/storage/keep-cookie';

/** Name of the cookie that counts failed codes, for each browser. STORE-018, PROMO-011 */
const attemptCookie = 'foyer_promo_attempts';

const dayMs = 24 * 60 * 60 * 1000;

/** How many codes failed, and when they are forgotten: 24 hours after the first, as the service counts. */
interface Attempts {
  count: number;
  endsAtMs: number;
}

const value = new RegExp(`(?:^|;\\s*)${attemptCookie}=(\\d{1,9})\\.(\\d{1,15})(?:;|$)`, 'u');

function read(cookie: string, nowMs: number): Attempts {
  const [, count, endsAtMs] = value.exec(cookie) ?? [];
  const none = { count: 0, endsAtMs: nowMs + dayMs };
  if (count === undefined || endsAtMs === undefined) return none;
  const left = Number(endsAtMs) - nowMs;
  // One that ends later than a day from now was written by a clock that has been set back since.
  return left > 0 && left <= dayMs ? { count: Number(count), endsAtMs: Number(endsAtMs) } : none;
}

/** How many codes failed within 24 hours. @param cookie - As `document.cookie` gives it. PROMO-010 */
export const failedCodes = (cookie: string, nowMs: number): number => read(cookie, nowMs).count;

/** Counts one more failed code. Where the browser keeps no cookie, the limit of the service stands alone. PROMO-011 */
export function noteFailedCode(page: CookiePage, nowMs: number): void {
  const { count, endsAtMs } = read(page.cookie, nowMs);
  const pair = `${attemptCookie}=${count + 1}.${endsAtMs}`;
  keepCookie(page, pair, Math.ceil((endsAtMs - nowMs) / 1000));
}
