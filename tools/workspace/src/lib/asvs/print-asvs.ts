import { answerOf, asvsAnswers, type AsvsChapter, type AsvsItem } from './asvs.ts';

/** How many requirements of a chapter have which answer, without those that none has. */
function countsOf(items: readonly AsvsItem[]): string {
  const counts = asvsAnswers.map(
    (answer) => [answer, items.filter((item) => answerOf(item) === answer).length] as const,
  );
  return counts
    .filter(([, count]) => count > 0)
    .map(([answer, count]) => `${count} ${answer}`)
    .join(', ');
}

function linesOf(item: AsvsItem): string[] {
  const { id, level, what, tests = [], decision, notOurs } = item;
  const reasons = [
    ...tests,
    ...(decision ? [decision] : []),
    ...(notOurs ? [`not ours: ${notOurs}`] : []),
  ];
  return [
    `  ${id.padEnd(7)} L${level}  ${answerOf(item).padEnd(9)} ${what}`,
    ...reasons.map((reason) => `${' '.repeat(24)}${reason}`),
  ];
}

/** ASVS as text: the counts of each chapter, and each requirement with its answer. */
export function asvsText(chapters: readonly AsvsChapter[]): string {
  const all = chapters.flatMap(({ items }) => items);
  const parts = chapters.map(({ chapter, title, items }) =>
    [`${chapter.padEnd(4)} ${title}: ${countsOf(items)}`, ...items.flatMap(linesOf)].join('\n'),
  );
  return [...parts, `${all.length} requirements of levels 1 and 2: ${countsOf(all)}`].join('\n');
}
