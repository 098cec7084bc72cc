import { shown } from '../../player/report/figures.ts';
import { table } from '../../player/report/tables.ts';
import type { Vitals } from '../conditions.ts';
import type { Rates, Server } from '../rate/measure-rates.ts';
import type { VitalsRow } from '../vitals/measure-vitals.ts';

const kB = 1000;

const columns: readonly { name: keyof Vitals; title: string; digits: number }[] = [
  { name: 'lcp', title: 'LCP, ms', digits: 0 },
  { name: 'cls', title: 'CLS', digits: 3 },
  { name: 'inp', title: 'INP, ms', digits: 0 },
];

/** Ours, an exclamation mark where it is above its goal, and the floor after a slash. */
function cell({ ours, floor, condition }: VitalsRow, name: keyof Vitals, digits: number): string {
  const own = ours[name];
  const mark = own !== undefined && own > condition.goals[name] ? '!' : '';
  return `${shown(own, digits)}${mark} / ${shown(floor[name], digits)}`;
}

/** A table for each condition: ours beside the floor, and below it the visits that failed. */
export function vitalsTables(rows: readonly VitalsRow[]): string {
  const conditions = [...new Set(rows.map(({ condition }) => condition))];
  return conditions
    .map((condition) => {
      const own = rows.filter((row) => row.condition === condition);
      const goals = columns.map(
        ({ name, title }) => `${title}, ours (goal ${condition.goals[name]}) / floor`,
      );
      const failures = own.flatMap(({ page, failures: reasons }) =>
        reasons.map((reason) => `${page}, ${reason}\n`),
      );
      const lines = own.map((row) => [
        row.page,
        ...columns.map(({ name, digits }) => cell(row, name, digits)),
      ]);
      const title = `Visits, ${condition.name} (! is above its goal)`;
      return table(title, ['page', ...goals], lines) + failures.join('');
    })
    .join('\n');
}

/** Pages per second beside the floor's. */
export function ratesTable(rates: Rates): string {
  const floor = rates.floor.perSecond;
  const line = (name: Server): string[] => {
    const { perSecond, bytes } = rates[name];
    return [
      name,
      shown(perSecond, 1),
      shown(floor === 0 ? undefined : perSecond / floor, 2),
      shown(bytes / kB, 1),
    ];
  };
  return table(
    'Pages to visitors',
    ['server', 'per second', 'of the floor', 'kB each, gzip'],
    (Object.keys(rates) as Server[]).map(line),
  );
}
