import type { FieldProblem, ValuePath } from '@foyer/page-document/form';
import type { Texts } from '../texts/texts.tsx';

const isSame = (one: ValuePath, other: ValuePath): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** What is wrong at a path, in words; in one language, where the words of a language are meant. */
export function problemAt(
  problems: readonly FieldProblem[],
  path: ValuePath,
  { t }: Texts,
  language?: string,
): string | undefined {
  const found = problems.find(
    (problem) =>
      isSame(problem.path, path) &&
      (problem.language === undefined || language === undefined || problem.language === language),
  );
  if (!found) return undefined;
  const { length, longest } = found.values;
  const over = Number(length) - Number(longest);
  return t(`problem.${found.rule}`, { ...found.values, over });
}
