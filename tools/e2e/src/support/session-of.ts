import type { Stack } from '@foyer/workspace/stack';
import { cookiesOf } from './server-page.ts';

/** The cookie of a demo account's session, for requests without a browser. */
export async function sessionOf({ webUrl }: Stack, login: string): Promise<string> {
  const answer = await fetch(`${webUrl}/api/v1/demo/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login }),
  });
  if (!answer.ok) throw new Error(`The demo account ${login} was answered ${answer.status}`);
  return cookiesOf(answer);
}
