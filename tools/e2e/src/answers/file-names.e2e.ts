import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtFiles } from '@foyer/workspace/built';
import { root } from '@foyer/workspace/paths';
import { expect, test } from '../support/answer-test.ts';

/** Words by which filter lists know advertising; what has one may be kept from the page, or hidden in it. */
const listed = /(?<![a-z\d])ads?(?![a-z\d])|(?<![a-z\d])(?:vast|vmap|vpaid)(?![a-z\d])|advert/iu;

const folder = join(root, builtFiles);
/** What the bundler puts behind a name. */
const hash = /-[\w-]{8}(?=\.)/u;

test('A15: no built file, class or id of a style has a name that filter lists know', async () => {
  const files = await readdir(folder);
  const styles = files.filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(styles.map((file) => readFile(join(folder, file), 'utf8')));
  const selectors = new Set(texts.flatMap((text) => text.match(/[.#][A-Za-z_][\w-]*/gu) ?? []));

  expect(files.some((file) => /(?:^|-)break-/u.test(file))).toBe(true);
  expect(selectors.size).toBeGreaterThan(500);
  expect(files.filter((file) => listed.test(file.replace(hash, '')))).toEqual([]);
  expect([...selectors].filter((selector) => listed.test(selector))).toEqual([]);
});
