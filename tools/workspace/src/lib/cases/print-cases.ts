import type { CaseArea, CaseTests, HardCase } from './cases.ts';

function linesOf({ id, what, right }: HardCase, tests: CaseTests): string[] {
  const own = tests.get(id) ?? [];
  return [
    `  ${id.padEnd(4)} ${own.length > 0 ? 'tested ' : 'NO TEST'}  ${what}`,
    `${' '.repeat(16)}${right}`,
    ...own.map(({ path, title }) => `${' '.repeat(20)}${path}: ${title}`),
  ];
}

/** The cases as text, each with the tests that show it. */
export function casesText(areas: readonly CaseArea[], tests: CaseTests): string {
  const all = areas.flatMap(({ items }) => items);
  const tested = all.filter(({ id }) => tests.has(id)).length;
  const parts = areas.map(({ area, title, items }) =>
    [`${area}  ${title}`, ...items.flatMap((item) => linesOf(item, tests))].join('\n'),
  );
  return [...parts, `${tested} of ${all.length} cases are shown by a test`].join('\n');
}
