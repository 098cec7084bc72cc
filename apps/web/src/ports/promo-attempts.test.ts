import { describe, expect, it } from 'vitest';
import { failedCodes, noteFailedCode } from './promo-attempts.ts';

const now = Date.parse('2026-11-28T09:00:00.000Z');
const hour = 60 * 60 * 1000;

/** A page that keeps what is written to it, as a browser does. */
function keepingPage() {
  const jar = new Map<string, string>();
  const written: string[] = [];
  return {
    written,
    location: { protocol: 'https:' },
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      written.push(line);
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    },
  };
}

describe('the attempt cookie', () => {
  it('grows by each failed code, and ends 24 hours after the first [PROMO-010, PROMO-011, STORE-018]', () => {
    const page = keepingPage();
    page.cookie = 'foyer_cookie_consent=true';
    noteFailedCode(page, now);
    noteFailedCode(page, now + hour);

    expect(page.written.slice(1)).toEqual([
      `foyer_promo_attempts=1.${now + 24 * hour}; Path=/; Max-Age=86400; SameSite=Lax; Secure`,
      `foyer_promo_attempts=2.${now + 24 * hour}; Path=/; Max-Age=82800; SameSite=Lax; Secure`,
    ]);
    expect(failedCodes(page.cookie, now + 23 * hour)).toBe(2);
    expect(failedCodes(page.cookie, now + 24 * hour)).toBe(0);
    noteFailedCode(page, now + 25 * hour);
    expect(failedCodes(page.cookie, now + 25 * hour)).toBe(1);
  });

  it.each([
    ['nothing', ''],
    ['another shape', 'foyer_promo_attempts=five'],
    ['another name', `x_foyer_promo_attempts=5.${now + hour}`],
    ['a clock that was set back', `foyer_promo_attempts=5.${now + 48 * hour}`],
  ])('counts none from %s', (_, cookie) => {
    expect(failedCodes(cookie, now)).toBe(0);
  });
});
