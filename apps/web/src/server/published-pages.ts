/** Says whether the pages that were drawn earlier are still those of the service. */
export interface PublishedPages {
  /** Which pages are published, as this process knows; another number when that has changed. */
  generation: () => Promise<number>;
  /** Whether what is drawn now may be kept: not for some seconds after a change, which not every process of the service has seen. */
  isSettled: () => boolean;
}

/** The service is asked this seldom, however many viewers come. */
const ASK_EVERY_MS = 2000;

/** Pages are not held up for longer: what is known is used. */
const LIMIT_MS = 500;

/** Each process of the service has seen a change by then. */
const SETTLE_MS = 5000;

interface Answer {
  revision: string;
}

/**
 * Asks the service which pages are published, and only while pages are asked for here. A service that does not say, or does
 * not answer, has the same pages as before. docs/decisions/0129
 *
 * @param now - Milliseconds that only grow.
 */
export function followPublishedPages(
  apiUrl: string,
  now: () => number = () => performance.now(),
  send: typeof fetch = fetch,
): PublishedPages {
  let known: string | undefined;
  let generation = 0;
  let changedAtMs = -SETTLE_MS;
  let asked: { atMs: number; answer: Promise<void> } | undefined;

  const ask = async (): Promise<void> => {
    try {
      const answer = await send(new URL('/api/v1/pages-revision', apiUrl), {
        redirect: 'manual',
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      if (!answer.ok) return void (await answer.body?.cancel());
      const { revision } = (await answer.json()) as Answer;
      if (known !== undefined && revision !== known) {
        generation += 1;
        changedAtMs = now();
      }
      known = revision;
    } catch {
      // An outage drops no cached page.
    }
  };

  return {
    generation: async () => {
      const atMs = now();
      if (!asked || atMs >= asked.atMs + ASK_EVERY_MS) asked = { atMs, answer: ask() };
      await asked.answer;
      return generation;
    },
    isSettled: () => now() >= changedAtMs + SETTLE_MS,
  };
}
