// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** The forms themselves, the flow of the composer, the web server, and what only tests and stories use. */
const elsewhere =
  /node_modules|\.(?:test|stories)\.tsx?$|^libs\/(?:page-document|machines\/composer)\/|^libs\/marketing-blocks\/src\/forms\/|^apps\/web\/src\/server\//;

const ofForms = /from '(?:@foyer\/page-document|@foyer\/blocks\/forms|(?:\.\.?\/)+forms\/)/u;
const lateForms = /import\('(?:@foyer\/page-document|@foyer\/blocks\/forms|(?:\.\.?\/)+forms\/)/u;

it('no code of viewers’ pages imports a form: neither fields nor their words', () => {
  const sources = globSync('{apps/web,libs/**}/src/**/*.{ts,tsx}', { cwd: root });
  const files = sources.filter((file) => !elsewhere.test(file));
  const withForms = files.filter((file) => {
    const source = readFileSync(`${root}${file}`, 'utf8');
    return ofForms.test(source) || lateForms.test(source);
  });

  expect(files.length).toBeGreaterThan(1000);
  expect(withForms).toEqual([]);
});
