import { describeMutant } from './describe-mutant.ts';
import type { Answered, Question, Verdict } from './verdict.ts';

/**
 * The report on faults that were made: those that survived, then those that only a description noticed, then what was
 * left out, then the counts.
 */
export function reportMachines(
  answered: readonly Answered[],
  left: readonly Question[],
): readonly string[] {
  const of = (verdict: Verdict) => answered.filter(({ answer }) => answer === verdict);
  const counts = [
    `${answered.length} faults`,
    `${of('killed').length} noticed`,
    `${of('late').length} noticed by running too long`,
    `${of('described').length} noticed by a README or a number of paths alone`,
    `${of('survived').length} survived`,
  ];
  return [
    ...section('survived:', of('survived')),
    ...section('noticed by a README or a number of paths alone:', of('described')),
    ...leftOut(left),
    counts.join(', '),
  ];
}

function section(title: string, answered: readonly Answered[]): readonly string[] {
  if (answered.length === 0) return [];
  const jobs = answered.map(({ job }) => job).toSorted(byPlace);
  return [
    title,
    ...jobs.map(
      ({ file, source, mutant, tests }) =>
        describeMutant(file, source, mutant) + (tests.length > 0 ? '' : '\n  no test needs it'),
    ),
  ];
}

const byPlace = (one: Question, other: Question) =>
  one.file.localeCompare(other.file) || one.mutant.start - other.mutant.start;

function leftOut(left: readonly Question[]): readonly string[] {
  const files = [...new Set(left.map(({ file }) => file))].toSorted();
  const countOf = (file: string) => left.filter((question) => question.file === file).length;
  return files.length === 0
    ? []
    : ['left out, for lack of time:', ...files.map((file) => `${file}: ${countOf(file)}`)];
}
