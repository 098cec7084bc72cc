import type { MeasuredRoute } from '../lines/route.ts';
import type { PasswordTries } from '../measure/count-passwords.ts';
import type { Measured } from '../measure/measure-lines.ts';
import type { Memory } from '../measure/process-cost.ts';
import {
  isMemoryKept,
  judgeRefused,
  judgeRoute,
  MOST_GROWTH_MB,
  MOST_OF_PLAIN,
  MOST_OF_REGULAR,
  type Judged,
} from './budgets.ts';

const NAME_WIDTH = 42;

const row = (name: string, figures: string, isKept = true): string =>
  `  ${name.padEnd(NAME_WIDTH)} ${figures}${isKept ? '' : '   over its budget'}`;

const inMs = (ms: number): string => `${ms.toFixed(3).padStart(8)} ms`;

function print(title: string, floor: readonly Measured[], judged: readonly Judged[]): boolean {
  console.log(`\n${title}`);
  for (const { name, ms } of floor) console.log(row(name, inMs(ms)));
  for (const { name, ms, ratio, isKept } of judged) {
    console.log(row(name, `${inMs(ms)} ${ratio.toFixed(2).padStart(7)}`, isKept));
  }
  return judged.every(({ isKept }) => isKept);
}

/** Prints refusals beside the plain 404 of their server. @returns Whether all keep their budget. */
export const printRefused = (plain: Measured, refused: readonly Measured[]): boolean =>
  print(
    `Refused by the ${plain.server}: CPU, and plain 404s (at most ${MOST_OF_PLAIN})`,
    [plain],
    judgeRefused(refused, plain),
  );

/** Prints a route: what pages ask, and beside it the most that may be asked. @returns Whether all keep their budget. */
export const printRoute = (route: MeasuredRoute): boolean =>
  print(
    `Answered, ${route.name}: CPU, and dearest regular requests (at most ${MOST_OF_REGULAR})`,
    route.regular,
    judgeRoute(route),
  );

/** Prints what became of a server's memory. @returns Whether it keeps its budget. */
export function printMemory(server: string, before: Memory, after: Memory): boolean {
  const isKept = isMemoryKept(before, after);
  const megabytes = (figure: number) => `${figure.toFixed(0)} MB`;
  console.log(
    row(
      `memory of the ${server} (at most ${MOST_GROWTH_MB} MB more)`,
      `${megabytes(before.now)}, then ${megabytes(after.now)}; most ${megabytes(after.most)}`,
      isKept,
    ),
  );
  return isKept;
}

/** Prints how many wrong passwords were checked. @returns Whether all keep their budget. */
export function printPasswords(counted: readonly PasswordTries[]): boolean {
  console.log('\nWrong passwords until 429');
  for (const { name, tries, most } of counted) {
    console.log(row(`${name} (at most ${most})`, String(tries ?? 'none'), tries !== undefined));
  }
  return counted.every(({ tries }) => tries !== undefined);
}
