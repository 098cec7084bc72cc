import { shown } from '../../player/report/figures.ts';
import { isOver, type Row } from './row.ts';

const digitsOf = ({ unit }: Row): number => (unit === 'kB' ? 1 : 0);

function lineOf(row: Row, width: number): string {
  const { what, figure, unit, most, note } = row;
  const digits = digitsOf(row);
  const budget =
    most === undefined
      ? ''
      : `  at most ${shown(most, digits)} ${unit}${isOver(row) ? '  OVER' : ''}`;
  return `${what.padEnd(width)} ${shown(figure, digits).padStart(8)} ${unit.padEnd(2)}${budget}${note === undefined ? '' : `  (${note})`}`.trimEnd();
}

/** The figures as a table, with those over their budgets named at its end. */
export function tableText(rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const over = rows.filter(isOver);
  const verdict =
    over.length === 0
      ? 'Every budget is kept.'
      : `Over their budgets: ${over.map(({ what }) => what).join('; ')}.`;
  return [...rows.map((row) => lineOf(row, width)), '', verdict].join('\n');
}
