import type { Results, StartResult } from '../suites/results.types.ts';
import { contestantsOf, middle, rowsOf, shown } from './figures.ts';

const kB = 1000;
const MB = 1e6;

/** A table in Markdown; figures stand to the right. */
export function table(
  title: string,
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const rule = `|${head.map((_, index) => (index === 0 ? '---' : '--:')).join('|')}|`;
  return [title, '', line(head), rule, ...rows.map(line), ''].join('\n');
}

/** Shows the middle figure of some rows. */
function cells<Row>(rows: readonly Row[]) {
  return (pick: (row: Row) => number | undefined, digits = 0, unit = 1): string => {
    const figure = middle(rows.map(pick));
    return shown(figure === undefined ? undefined : figure / unit, digits);
  };
}

const failed = (rows: readonly { failure?: string }[]) =>
  String(rows.filter(({ failure }) => failure !== undefined).length);

function startTables(all: readonly StartResult[]): string[] {
  const speeds = [...new Set(all.map(({ mbps }) => mbps))].toSorted((one, other) => one - other);
  const at = (name: string, speed: number | undefined) =>
    cells(rowsOf(all, name).filter(({ mbps }) => mbps === speed));
  const names = contestantsOf(all);
  const last = speeds.at(-1);
  return [
    table(
      'Navigation to first frame, ms',
      ['player', ...speeds.map((speed) => `${speed} Mbit/s`), 'height', 'failed'],
      names.map((name) => [
        name,
        ...speeds.map((speed) => at(name, speed)((row) => row.firstFrame)),
        speeds.map((speed) => at(name, speed)((row) => row.height)).join(' / '),
        failed(rowsOf(all, name)),
      ]),
    ),
    table(
      'Shown in the first 15 s, lines (kbit/s); without a picture nothing',
      ['player', ...speeds.map((speed) => `${speed} Mbit/s`)],
      names.map((name) => [
        name,
        ...speeds.map((speed) => {
          const cell = at(name, speed);
          return `${cell((row) => row.firstHeight)} (${cell((row) => row.firstKbps)})`;
        }),
      ]),
    ),
    table(
      `Scripts and page, at ${last} Mbit/s`,
      [
        'player',
        'scripts before the frame, kB',
        'files',
        'scripts, kB',
        'styles, kB',
        'media before, kB',
        'blocked, ms',
        'slowest input, ms',
      ],
      names.map((name) => {
        const cell = at(name, last);
        return [
          name,
          cell((row) => row.scriptsBefore, 1, kB),
          cell((row) => row.scriptFilesBefore),
          cell((row) => row.scripts, 1, kB),
          cell((row) => row.styles, 1, kB),
          cell((row) => row.mediaBefore, 0, kB),
          cell((row) => row.blocked),
          cell((row) => row.slowestInput),
        ];
      }),
    ),
    table(
      'Seek to playing, ms',
      [
        'player',
        ...speeds.flatMap((speed) => [
          `outside, ${speed} Mbit/s`,
          `inside, ${speed} Mbit/s`,
          'to height',
        ]),
      ],
      names.map((name) => [
        name,
        ...speeds.flatMap((speed) => [
          at(name, speed)((row) => row.seekOutside),
          at(name, speed)((row) => row.seekInside),
          at(name, speed)((row) => row.seekInsideHeight),
        ]),
      ]),
    ),
  ];
}

function dropTable({ drop }: Results): string {
  return table(
    'A minute at 5, 0.7 and 5 Mbit/s',
    [
      'player',
      'stalls',
      'stalled, s',
      'kbit/s on screen',
      'switches',
      'MB loaded',
      'heap, MB',
      'failed',
    ],
    contestantsOf(drop).map((name) => {
      const cell = cells(rowsOf(drop, name));
      return [
        name,
        cell((row) => row.stalls),
        cell((row) => row.stallMs, 1, 1000),
        cell((row) => row.kbps),
        cell((row) => row.switches),
        cell((row) => row.bytes, 1, MB),
        cell((row) => row.heap, 1, MB),
        failed(rowsOf(drop, name)),
      ];
    }),
  );
}

function faultTable({ faults }: Results): string {
  const names = contestantsOf(faults);
  const kinds = [...new Set(faults.map(({ fault }) => fault))];
  const cell = (name: string, kind: string) => {
    const rows = rowsOf(faults, name).filter(({ fault }) => fault === kind);
    const whole = rows.filter(({ isRecovered }) => isRecovered);
    const stall = shown(middle(whole.map(({ stallMs = 0 }) => stallMs / 1000)), 1);
    const asked = whole.some(({ hasAsked }) => hasAsked) ? ', after a retry' : '';
    return `${whole.length}/${rows.length}${whole.length > 0 ? `, ${stall} s${asked}` : ''}`;
  };
  return table(
    'Faults: recovered of runs, and how long the picture stood in all',
    ['fault', ...names],
    kinds.map((kind) => [kind, ...names.map((name) => cell(name, kind))]),
  );
}

function leakTable({ leak }: Results): string {
  return table(
    'Left behind by one mount',
    [
      'player',
      'heap, kB',
      'nodes',
      'listeners',
      'elements alive of all',
      'remount to frame, ms',
      'mounts',
      'failed',
    ],
    contestantsOf(leak).map((name) => {
      const cell = cells(rowsOf(leak, name));
      return [
        name,
        cell((row) => row.heap, 1, kB),
        cell((row) => row.nodes, 1),
        cell((row) => row.listeners, 1),
        cell((row) => row.videos),
        cell((row) => row.remountMs),
        cell((row) => row.mounts),
        failed(rowsOf(leak, name)),
      ];
    }),
  );
}

function liveTable({ live }: Results): string {
  return table(
    'Live, 5 Mbit/s',
    ['player', 'first frame, ms', 'stalls', 'behind the newest segment, s', 'failed'],
    contestantsOf(live).map((name) => {
      const cell = cells(rowsOf(live, name));
      return [
        name,
        cell((row) => row.firstFrame),
        cell((row) => row.stalls),
        cell((row) => row.behindEdge, 1),
        failed(rowsOf(live, name)),
      ];
    }),
  );
}

/** The figures as tables in Markdown, middle of all runs. */
export function tablesOf(results: Results): string {
  return [
    ...(results.startup.length > 0 ? startTables(results.startup) : []),
    ...(results.drop.length > 0 ? [dropTable(results)] : []),
    ...(results.faults.length > 0 ? [faultTable(results)] : []),
    ...(results.leak.length > 0 ? [leakTable(results)] : []),
    ...(results.live.length > 0 ? [liveTable(results)] : []),
  ].join('\n');
}
