import type { APIResponse, Page } from '@playwright/test';

/** How a journey's viewer signs in. */
export interface SignInOptions {
  /** Of a label's host. @default the journey's own */
  origin?: string;
  /** Whether the page asks who is watching, as it does unless that was skipped. STORE-006 @default false */
  isAskedForProfile?: boolean;
}

/**
 * Gives the browser the session of a demo account, without a code and without a page; what is opened next is that of a
 * viewer who signed in. The sign-in itself has its own journeys.
 */
export async function signIn(
  page: Page,
  login: string,
  { origin, isAskedForProfile = false }: SignInOptions = {},
): Promise<void> {
  const context = page.context();
  // Names below `localhost` lead to this machine in browsers only, so the host is said beside the address.
  const answer = await context.request.post('/api/v1/demo/sign-in', {
    data: { login },
    ...(origin && { headers: { host: new URL(origin).host } }),
  });
  if (!answer.ok()) throw new Error(`The demo account ${login} was answered ${answer.status()}`);
  if (origin) await context.addCookies(cookiesIn(answer, origin));
  if (!isAskedForProfile) {
    const url = new URL('/', origin || answer.url()).href;
    await context.addCookies([{ name: 'skipProfiles', value: 'true', url, sameSite: 'Lax' }]);
  }
}

/** The cookies that an answer sets, for another host than was asked. */
function cookiesIn(answer: APIResponse, origin: string) {
  // A secure cookie must come over a secure connection; browsers make an exception for this machine only.
  const url = new URL('/', origin.replace('http:', 'https:')).href;
  return answer
    .headersArray()
    .filter((header) => header.name.toLowerCase() === 'set-cookie')
    .map((header) => {
      const [pair = ''] = header.value.split(';');
      const name = pair.slice(0, pair.indexOf('='));
      const value = pair.slice(name.length + 1);
      return { name, value, url, httpOnly: true, secure: true, sameSite: 'Lax' as const };
    });
}
