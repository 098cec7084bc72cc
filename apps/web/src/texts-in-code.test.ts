// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Tests and what they show, the texts themselves, the contract, and the tool that draws machines. */
const elsewhere =
  /node_modules|\.(?:test|browser|stories|scenes|fixtures|contract)\.tsx?$|^libs\/(?!features\/).*\.page\.tsx?$|\/testing|story-kit|\/bench\/|\/spoken-|engines\/fake\/|src\/i18n\/|^libs\/api-client\/contract\/|machines\/explorer\//;

/** Files with words that are no interface text. */
const wordsOfCode = [
  // For the operator, who reads reports in Russian.
  'libs/machines/app-banner/src/app-banner.machine.ts',
  // Letters that a search takes for one.
  'libs/machines/profile-edit/src/channels/profile-channels.view.tsx',
  // Each language by its own name.
  'libs/page-runtime/src/navigation/language-links.ts',
  // Days, as Armenian inflects them.
  'libs/ui/primitives/src/components/day-selector/day-words.ts',
  // Small words that no line of a big title ends with.
  'libs/ui/primitives/src/components/display-title/title-size.ts',
  // The names of the labels.
  'libs/ui/primitives/src/theme/labels/alternate/label.ts',
  'libs/ui/primitives/src/theme/labels/main/label.ts',
  // The brand of a card.
  'libs/ui/screens/src/buying/bank-card-fields/brand-marks.ts',
  // The word that Intl sets after a year.
  'libs/ui/screens/src/navigation/navigation/masthead-date.tsx',
];

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/gu;
const letters = /[\p{Script=Cyrillic}\p{Script=Armenian}]/u;

it('takes all interface text by keys: code has no words of it [LANG-004]', () => {
  const files = globSync('{apps/web,libs/**}/src/**/*.{ts,tsx}', { cwd: root });
  const product = files.filter((file) => !elsewhere.test(file));
  const withWords = product.filter((file) =>
    letters.test(readFileSync(`${root}${file}`, 'utf8').replaceAll(comments, '')),
  );

  expect(product.length).toBeGreaterThan(1000);
  expect(withWords.toSorted()).toEqual(wordsOfCode);
});
