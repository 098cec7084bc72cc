import { setTimeout } from 'node:timers/promises';

/** A service that does not answer must not keep the site from starting. */
const patienceMs = 5000;

/** It asks like a crawler, whose pages are finished before they are sent. */
const headers = { 'user-agent': 'warm-up (bot)' };

/**
 * Renders the home page of every label once, for nobody. What pages load lazily is there afterwards, so that the first
 * viewer's HTML holds all that the next ones' does. Settles in any case: without its service a page is only not warm.
 */
export async function warmUp(
  handlePage: (request: Request, viewerAddress: string | undefined) => Promise<Response>,
  hosts: readonly string[],
): Promise<void> {
  const pages = hosts.map(async (host) => {
    const page = await handlePage(new Request(`http://${host}/`, { headers }), undefined);
    await page.text();
  });
  await Promise.race([
    Promise.allSettled(pages),
    setTimeout(patienceMs, undefined, { ref: false }),
  ]);
}
