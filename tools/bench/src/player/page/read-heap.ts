import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession } from 'playwright';

/** What a page holds after garbage was collected, in bytes and pieces. */
export interface Held {
  heap: number;
  /** What the browser holds for the page's objects. */
  embedder: number;
  nodes: number;
  listeners: number;
}

/** Collects garbage twice, since the first round leaves what waits for its finaliser, and counts. */
export async function readHeap(devtools: CDPSession): Promise<Held> {
  await devtools.send('HeapProfiler.collectGarbage');
  await sleep(50);
  await devtools.send('HeapProfiler.collectGarbage');
  const usage = (await devtools.send('Runtime.getHeapUsage')) as {
    usedSize: number;
    embedderHeapUsedSize?: number;
  };
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? 0;
  return {
    heap: usage.usedSize,
    embedder: usage.embedderHeapUsedSize ?? 0,
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
  };
}
