import { describeProblem } from '@foyer/page-document';
import type { FileProblem } from './lint-pages.ts';

/** Whether the pages cannot be published. */
export const hasErrors = (problems: readonly FileProblem[]): boolean =>
  problems.some(({ level }) => level === 'error');

/** A problem on one line, as compilers print it: editors make a link of it. */
export function problemLine(problem: FileProblem): string {
  const { file, level, rule, path, place } = problem;
  const where = path.length > 0 ? ` (${path.join('.')})` : '';
  return `${file}:${place.line}:${place.column} ${level} ${rule}: ${describeProblem(problem)}${where}`;
}

/** Prints problems and how many there are. */
export function printProblems(problems: readonly FileProblem[]): void {
  for (const problem of problems) console.log(problemLine(problem));
  const errors = problems.filter(({ level }) => level === 'error').length;
  if (problems.length > 0) console.log(`${errors} errors, ${problems.length - errors} warnings`);
}
