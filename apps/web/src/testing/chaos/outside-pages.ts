import { machine, outOfTabs, pause } from './tab-place.ts';

// Pages of the bank, of wallets and of the provider, which a viewer opens beside the site.

/** A service that was killed is back within a minute, on a busy machine too. */
const TRIES = 240;
const PAUSE_MS = 250;

/** Opens or sends a page again until it comes, as a viewer does. */
async function untilAnswered(url: string, init: RequestInit): Promise<Response> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const answer = await outOfTabs(() =>
      machine.fetch(url, { redirect: 'manual', ...init }).catch(() => undefined),
    );
    if (answer && answer.status < 500) return answer;
    await pause(PAUSE_MS);
  }
  throw new Error(`No answer of ${url}`);
}

/** Presses a button of a page for an order. */
async function pressOn(url: string, act: string): Promise<void> {
  const order = new URL(url).searchParams.get('order') ?? '';
  await untilAnswered(url, { method: 'POST', body: new URLSearchParams({ order, act }) });
}

/** Answers the question of a bank. */
export const pressChallenge = (url: string, act: 'confirm' | 'refuse' | 'leave'): Promise<void> =>
  pressOn(url, act);

/** Pays on the page of a bank or a wallet, or turns back from it. */
export const pressPayment = (url: string, act: 'pay' | 'leave'): Promise<void> => pressOn(url, act);

/** Tops a prepaid account up. */
export async function pressRefill(url = ''): Promise<void> {
  const page = await (await untilAnswered(url, {})).text();
  const [, id = ''] = /name="refill_id" value="([^"]+)"/u.exec(page) ?? [];
  const account = new URL(url).searchParams.get('account') ?? '';
  const body = new URLSearchParams({ account, refill_id: id, amount: '1000' });
  await untilAnswered(url, { method: 'POST', body });
}
