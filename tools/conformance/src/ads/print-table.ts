import { isDeepStrictEqual } from 'node:util';
import type { Result, Table } from './results.types.ts';

/** Files whose results are not those of another table, with those that only one of them has. */
export const differences = (table: Table, expected: Table): string[] =>
  [...new Set([...Object.keys(expected), ...Object.keys(table)])]
    .filter((name) => !isDeepStrictEqual(table[name], expected[name]))
    .sort();

/**
 * Tells a person what was read and played, which pings were sent and which code was reported, file by file.
 *
 * @param expected - A table to compare with, where the folder has one.
 */
export function tableText(table: Table, expected: Table | undefined): string {
  const wrong = expected && differences(table, expected);
  const files = Object.entries(table).map(([name, results]) => {
    const mark = wrong?.includes(name) ? '  NOT AS EXPECTED' : '';
    return [`${name}${mark}`, ...results.flatMap(resultLines)].join('\n');
  });
  return [...files, '', summary(table, wrong)].join('\n');
}

const orNothing = (lines: readonly string[]) => (lines.length > 0 ? lines : ['nothing']);

function resultLines({ slot, time, error, code, ...result }: Result) {
  const { shown, standIns, breakEvents, played, playedPings } = result;
  const rows: readonly (readonly [string, string])[] = [
    ...orNothing(shown).map((line) => ['read', line] as const),
    ...standIns.map((line) => ['stand-in', line] as const),
    ...(breakEvents.length > 0 ? [['break', breakEvents.join(' ')] as const] : []),
    ...(error === undefined ? [] : [['error', `${code} ${error}`] as const]),
    ...orNothing(played).map((line) => ['played', line] as const),
    ...playedPings.map((url) => ['ping', url] as const),
  ];
  const place = slot === 'midroll' ? `${slot} ${time} s` : slot;
  return rows.map(
    ([kind, text], index) => `  ${(index === 0 ? place : '').padEnd(14)}${kind.padEnd(10)}${text}`,
  );
}

function summary(table: Table, wrong: readonly string[] | undefined): string {
  const count = Object.keys(table).length;
  if (!wrong) return `${count} files; the folder has no table to compare them with.`;
  const verdict = wrong.length === 0 ? 'all as expected' : `not as expected: ${wrong.join(', ')}`;
  return `${count} files, ${verdict}.`;
}
