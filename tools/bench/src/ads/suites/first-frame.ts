import { setTimeout as sleep } from 'node:timers/promises';
import { Refusal } from '@foyer/workspace/say';
import { middle } from '../../player/report/figures.ts';
import type { PressTimes } from '../page/ad-bench.types.ts';
import { type AdBench, openPage } from '../page/open-page.ts';
import { type PageName, pageNames } from '../prepare/build-pages.ts';
import type { Row } from '../report/row.ts';

/** Milliseconds there and back. */
const RTT_MS = 40;
/** A page that shows nothing until then is broken. */
const LIMIT_MS = 15_000;
/** Documents until the film is known, where there are wrappers. */
const HOPS = 5;
/** What ours may take beside the floor, in ms. */
const BESIDE_FLOOR_MS = 150;
/** What ours may take beside the trips of the hops, in ms. */
const BESIDE_HOPS_MS = 200;

const LONG = '/vast/long?break=0';
const BEHIND_HOPS = `/vast/hops?break=0&left=${HOPS - 1}`;

/** One press on a page that was just opened. */
async function press(bench: AdBench, name: PageName, address: string): Promise<PressTimes> {
  const { page, close } = await openPage(bench, name);
  try {
    const times = page.evaluate((url) => window.pressUntilFrame(url), bench.site.url + address);
    const late = sleep(LIMIT_MS, undefined, { ref: false }).then(() => undefined);
    const shown = await Promise.race([times, late]);
    if (!shown) throw new Refusal(`${name} showed no frame of ${address} in ${LIMIT_MS} ms.`);
    return shown;
  } finally {
    await close();
  }
}

const frameOf = (times: readonly PressTimes[]) => middle(times.map(({ frame }) => frame));

/** From a press to the first frame of an advertisement, beside a floor and other clients. The pages take turns. */
export async function firstFrame(bench: AdBench): Promise<readonly Row[]> {
  const times: Record<PageName, PressTimes[]> = {
    floor: [],
    ours: [],
    'vast-client': [],
    fluid: [],
  };
  const behind: Record<'floor' | 'ours', PressTimes[]> = { floor: [], ours: [] };
  bench.site.rtt = RTT_MS;
  for (let run = 0; run < bench.runs; run += 1) {
    for (const name of pageNames) times[name].push(await press(bench, name, LONG));
    for (const name of ['floor', 'ours'] as const)
      behind[name].push(await press(bench, name, BEHIND_HOPS));
  }
  bench.site.rtt = 0;
  const floor = frameOf(times.floor);
  return [
    { what: 'press to first frame, floor', figure: floor, unit: 'ms' },
    {
      what: 'press to first frame, ours',
      figure: frameOf(times.ours),
      unit: 'ms',
      most: (floor ?? 0) + BESIDE_FLOOR_MS,
      note: `floor + ${BESIDE_FLOOR_MS}`,
    },
    {
      what: 'press to first frame, vast-client',
      figure: frameOf(times['vast-client']),
      unit: 'ms',
    },
    { what: 'press to first frame, fluid-player', figure: frameOf(times.fluid), unit: 'ms' },
    {
      what: `press to a pod behind ${HOPS} hops`,
      figure: middle(behind.ours.map(({ known }) => known)),
      unit: 'ms',
    },
    { what: `first frame behind ${HOPS} hops, floor`, figure: frameOf(behind.floor), unit: 'ms' },
    {
      what: `first frame behind ${HOPS} hops, ours`,
      figure: frameOf(behind.ours),
      unit: 'ms',
      most: HOPS * RTT_MS + BESIDE_HOPS_MS,
      note: `${HOPS} trips + ${BESIDE_HOPS_MS}`,
    },
  ];
}
