import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { NamedMutation } from './named-mutation.ts';
import { prepareMutation } from './prepare-mutation.ts';

const root = mkdtempSync(join(tmpdir(), 'foyer-mutation-'));
const texts = {
  'libs/pin/vitest.config.ts': '',
  'libs/pin/src/pin.ts': 'const price = `$${amount}`;\nconst tries = 5;\nconst digits = 5;\n',
  'libs/pin/src/pin.test.ts': '',
  'pin.test.ts': '',
};
mkdirSync(join(root, 'libs/pin/src'), { recursive: true });
for (const [file, text] of Object.entries(texts)) writeFileSync(join(root, file), text);
afterAll(() => rmSync(root, { recursive: true }));

const mutation: NamedMutation = {
  id: 'tries',
  area: 'pin',
  file: 'libs/pin/src/pin.ts',
  find: 'tries = 5',
  replace: 'tries = 50',
  tests: ['libs/pin/src/pin.test.ts'],
  why: 'Ten times as many tries.',
};
const prepare = (change: Partial<NamedMutation>) =>
  prepareMutation({ ...mutation, ...change }, root);

it('replaces the text, dollars too', () => {
  expect(prepare({})).toEqual({
    source: texts[mutation.file as 'libs/pin/src/pin.ts'].replace('tries = 5', 'tries = 50'),
  });
  expect(prepare({ find: '$${amount}', replace: "$'$&" })).toMatchObject({
    source: expect.stringContaining("price = `$'$&`;"),
  });
});

it.each([
  [{ find: ' = 5' }, 'holds 2 times'],
  [{ find: 'tries = 6' }, 'holds 0 times'],
  [{ file: 'libs/pin/src/other.ts' }, 'is not there'],
  [{ tests: [] }, 'names no test'],
  [{ tests: ['libs/pin/src/other.test.ts'] }, 'no unit test: libs/pin/src/other.test.ts'],
  [{ tests: ['pin.test.ts'] }, 'no unit test: pin.test.ts'],
  [{ replace: 'tries = {' }, 'cannot be read then'],
])('refuses %j', (change, problem) => {
  expect(prepare(change)).toMatchObject({ problem: expect.stringContaining(problem) });
});
