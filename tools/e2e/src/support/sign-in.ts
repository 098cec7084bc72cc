import type { Page } from '@playwright/test';

/** How a journey's viewer signs in. */
export interface SignInOptions {
  /** Of a label's host. @default the journey's own */
  origin?: string;
  /** Whether the page asks who is watching, as it does unless that was skipped. STORE-006 @default false */
  isAskedForProfile?: boolean;
}

/** Gives the browser the session of a demo account, without a code, and opens home. The sign-in itself has its own journeys. */
export async function signIn(
  page: Page,
  login: string,
  { origin = '', isAskedForProfile = false }: SignInOptions = {},
): Promise<void> {
  // Nothing of the site runs there that could ask for a session of its own.
  await page.goto(`${origin}/robots.txt`);
  const status = await page.evaluate(async (body) => {
    const answer = await fetch('/api/v1/demo/sign-in', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    });
    return answer.status;
  }, JSON.stringify({ login }));
  if (status !== 200) throw new Error(`The demo account ${login} was answered ${status}`);
  if (!isAskedForProfile) {
    await page.evaluate(() => {
      document.cookie = 'skipProfiles=true; Path=/; SameSite=Lax';
    });
  }
  await page.goto(`${origin}/`);
}
