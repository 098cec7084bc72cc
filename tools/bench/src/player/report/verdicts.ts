import type { FaultResult, Results, StartResult } from '../suites/results.types.ts';
import { contestantsOf, middle, rowsOf, shown } from './figures.ts';

/** One promise about our player, and whether the figures keep it. */
export interface Verdict {
  promise: string;
  /** Undefined where the run did not measure it. */
  isKept: boolean | undefined;
  /** The figures it follows from. */
  because: string;
}

const FASTER = 0.9;
const WITHIN = 1.1;
const CLIMBING_MBPS = 5;
const MOST_HEAP = 18_000;
/** Counters of the browser are not exact to one piece in fifty mounts. */
const NOTHING = 0.1;

const isOurs = (name: string) => name.startsWith('ours');
/** Nobody can use it: it is what the link and the browser cost. */
const isFloor = (name: string) => name === 'floor';

interface Best {
  name: string;
  figure: number;
}

function bestOf<Row extends { contestant: string }>(
  rows: readonly Row[],
  pick: (row: Row) => number | undefined,
  better: (one: number, other: number) => boolean,
): Best | undefined {
  return contestantsOf(rows)
    .filter((name) => !isOurs(name) && !isFloor(name))
    .flatMap((name) => {
      const figure = middle(rowsOf(rows, name).map(pick));
      return figure === undefined ? [] : [{ name, figure }];
    })
    .toSorted((one, other) => (better(one.figure, other.figure) ? -1 : 1))[0];
}

/** Compares our middle figure with the best other player's; `factor` below 1 asks for less than it has. */
function compared<Row extends { contestant: string }>(
  promise: string,
  rows: readonly Row[],
  ours: string,
  pick: (row: Row) => number | undefined,
  {
    factor,
    isMoreBetter = false,
    unit = 'ms',
  }: { factor: number; isMoreBetter?: boolean; unit?: string },
): Verdict {
  const own = middle(rowsOf(rows, ours).map(pick));
  const best = bestOf(rows, pick, (one, other) => (isMoreBetter ? one > other : one < other));
  if (own === undefined || !best) return { promise, isKept: undefined, because: 'not measured' };
  const limit = best.figure * factor;
  const because = `${shown(own)} ${unit}; ${best.name} ${shown(best.figure)} ${unit}, ratio ${(own / best.figure).toFixed(2)}`;
  return { promise, isKept: isMoreBetter ? own >= limit : own <= limit, because };
}

/** What a player may weigh beside its engine: controls, lifecycle, telemetry. In bytes. */
const MOST_BESIDE_ENGINE = 130_000;

function scriptsVerdict(rows: readonly StartResult[], ours: string): Verdict {
  const bare = ours === 'ours-hls' ? 'hlsjs' : 'dashjs';
  const of = (name: string) => middle(rowsOf(rows, name).map(({ scripts }) => scripts));
  const [own, engine] = [of(ours), of(bare)];
  const isMeasured = own !== undefined && engine !== undefined;
  const kB = (bytes: number | undefined) => shown(bytes === undefined ? undefined : bytes / 1000);
  return {
    promise: 'weighs at most 130 kB of scripts more than the bare engine',
    isKept: isMeasured ? own <= engine + MOST_BESIDE_ENGINE : undefined,
    because: `${kB(own)} kB; ${bare} ${kB(engine)} kB`,
  };
}

function startVerdicts(all: readonly StartResult[], ours: string): Verdict[] {
  const speeds = [...new Set(all.map(({ mbps }) => mbps))].toSorted((one, other) => one - other);
  return speeds.flatMap((speed) => {
    const rows = all.filter(({ mbps }) => mbps === speed);
    const at = `at ${speed} Mbit/s`;
    const hasSeeks = rows.some(({ seekOutside }) => seekOutside !== undefined);
    return [
      compared(`starts in 0.9x of the best ${at}`, rows, ours, (row) => row.firstFrame, {
        factor: FASTER,
      }),
      // Slower links carry little more than the lowest picture.
      ...(speed < CLIMBING_MBPS
        ? []
        : [
            compared(
              `shows at least the best picture in the first 15 s ${at}`,
              rows,
              ours,
              (row) => row.firstHeight,
              { factor: 1, isMoreBetter: true, unit: 'lines' },
            ),
          ]),
      ...(hasSeeks
        ? [
            compared(
              `seeks outside in 0.9x of the best ${at}`,
              rows,
              ours,
              (row) => row.seekOutside,
              {
                factor: FASTER,
              },
            ),
            compared(
              `seeks inside within 10 % of the best ${at}`,
              rows,
              ours,
              (row) => row.seekInside,
              {
                factor: WITHIN,
              },
            ),
          ]
        : []),
      ...(speed === speeds.at(-1)
        ? [
            compared(
              'needs no more scripts before the first frame than the lightest',
              rows,
              ours,
              (row) => (row.scriptsBefore === undefined ? undefined : row.scriptsBefore / 1000),
              { factor: 1, unit: 'kB' },
            ),
            scriptsVerdict(rows, ours),
          ]
        : []),
    ];
  });
}

function dropVerdicts({ drop }: Results, ours: string): Verdict[] {
  const own = rowsOf(drop, ours);
  const stalls = middle(own.map((row) => row.stalls));
  return [
    {
      promise: 'does not stall when the link slows down',
      isKept: stalls === undefined ? undefined : stalls === 0,
      because: `${shown(stalls)} stalls`,
    },
    compared('shows 0.9x of the best quality then', drop, ours, (row) => row.kbps, {
      factor: FASTER,
      isMoreBetter: true,
      unit: 'kbit/s',
    }),
  ];
}

function faultVerdict(faults: readonly FaultResult[], ours: string): Verdict {
  const own = rowsOf(faults, ours);
  const lost = own.filter(({ isRecovered }) => !isRecovered).map(({ fault }) => fault);
  const asked = own.filter(({ hasAsked }) => hasAsked).length;
  return {
    promise: 'recovers from every fault',
    isKept: own.length === 0 ? undefined : lost.length === 0,
    because:
      lost.length > 0
        ? `not from: ${[...new Set(lost)].join('; ')}`
        : `${own.length} of ${own.length}, ${own.length - asked} by itself`,
  };
}

/** A player that cannot play must not become a burden to who serves it. */
function requestVerdicts(faults: readonly FaultResult[], ours: string): Verdict[] {
  const bare = ours === 'ours-hls' ? 'hlsjs' : 'dashjs';
  const of = (name: string, fault: string) =>
    middle(rowsOf(faults, name).flatMap((row) => (row.fault === fault ? [row.requests] : [])));
  const kinds = new Set(faults.map(({ fault }) => fault));
  return [...kinds]
    .filter((fault) => fault.includes('every init segment'))
    .map((fault) => {
      const [own, engine] = [of(ours, fault), of(bare, fault)];
      const isMeasured = own !== undefined && engine !== undefined;
      return {
        promise: 'asks for no more than the bare engine where nothing can play',
        isKept: isMeasured ? own <= engine : undefined,
        because: `${shown(own)} requests; ${bare} ${shown(engine)}`,
      };
    });
}

function leakVerdict({ leak }: Results, ours: string): Verdict {
  const own = rowsOf(leak, ours);
  const of = (pick: (row: (typeof own)[number]) => number | undefined) => middle(own.map(pick));
  const heap = of((row) => row.heap);
  const nodes = of((row) => row.nodes);
  const listeners = of((row) => row.listeners);
  const videos = of((row) => row.videos);
  const isMeasured = heap !== undefined && nodes !== undefined && listeners !== undefined;
  return {
    promise: 'leaves no element, node or listener behind, and at most 18 kB, per mount',
    isKept: isMeasured
      ? videos === 0 && nodes <= NOTHING && listeners <= NOTHING && heap <= MOST_HEAP
      : undefined,
    because: `${shown(videos)} elements, ${shown(nodes, 1)} nodes, ${shown(listeners, 1)} listeners, ${shown(heap === undefined ? undefined : heap / 1000, 1)} kB`,
  };
}

/** What the figures say of each promise, for one of our engines. */
export function verdictsOf(results: Results, ours: string): Verdict[] {
  return [
    ...startVerdicts(results.startup, ours),
    ...(results.drop.length > 0 ? dropVerdicts(results, ours) : []),
    ...(results.faults.length > 0 ? [faultVerdict(results.faults, ours)] : []),
    ...requestVerdicts(results.faults, ours),
    ...(results.leak.length > 0 ? [leakVerdict(results, ours)] : []),
  ];
}

/** Verdicts as lines of text. */
export function linesOf(verdicts: readonly Verdict[]): string[] {
  const marks = new Map([
    [true, 'kept   '],
    [false, 'BROKEN '],
  ]);
  return verdicts.map(
    ({ promise, isKept, because }) =>
      `  ${(isKept === undefined ? undefined : marks.get(isKept)) ?? 'unknown'} ${promise} (${because})`,
  );
}
