import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { safeParse } from 'valibot';
import { type BuyersReport, buyersMessageSchema } from './report.ts';
import { moveClock, type Shop } from './shop.ts';

/** How much is tried. */
export interface RunOptions {
  intents: number;
  seed: number;
  /** Times that the service is killed while it answers. */
  kills: number;
  /** Intents at the same time. */
  atOnce: number;
}

/** What the run did. */
export interface Run {
  report: BuyersReport;
  kills: number;
  /** Of the service's clock, in milliseconds. */
  aheadMs: number;
}

// The site's own calls, storage and flow are the site's: no other project may import an app, so they run in a process.
const buyers = fileURLToPath(
  new URL('../../../../apps/web/src/testing/chaos/buyers.ts', import.meta.url),
);

/** The clock of the service goes so many times faster, as the clocks of the tabs do. */
const SPEED = 15;
const MOVE_EACH_MS = 1000;

/** Lets viewers buy, and kills the service between, evenly over the intents. */
export async function runBuyers(
  shop: Shop,
  { intents, seed, kills, atOnce }: RunOptions,
): Promise<Run> {
  const { api, control } = shop;
  const order = JSON.stringify({ api, control, intents, seed, atOnce });
  const page = fork(buyers, [order], { execArgv: [] });
  const exited = once(page, 'exit');
  let report: BuyersReport | undefined;
  let killed = 0;
  let killing: Promise<void> | undefined;
  let aheadMs = 0;
  let clock: NodeJS.Timeout | undefined;
  page.on('message', (message) => {
    const { success, output } = safeParse(buyersMessageSchema, message);
    if (!success) throw new Error('The buyers said something else');
    if (output.type === 'report') report = output;
    if (output.type === 'begun') {
      clock = setInterval(() => {
        aheadMs += MOVE_EACH_MS * (SPEED - 1);
        // While the service is gone its clock stands.
        moveClock(shop, aheadMs).catch(() => undefined);
      }, MOVE_EACH_MS);
    }
    const isDue = output.type === 'ended' && output.count >= ((killed + 1) * intents) / (kills + 1);
    if (!isDue || killing || killed === kills) return;
    killed += 1;
    killing = shop.kill().finally(() => {
      killing = undefined;
    });
  });
  const [code] = (await exited) as [number | null];
  clearInterval(clock);
  await killing;
  if (!report) throw new Error(`The buyers ended with ${code} and no report`);
  return { report, kills: killed, aheadMs };
}
