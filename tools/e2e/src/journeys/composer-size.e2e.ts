import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { root } from '@foyer/workspace/paths';
import { ComposerPage } from '../page-objects/composer.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { expect } from '../support/test.ts';

/** Most script that the composer loads before a block can be edited, gzip, in bytes. */
const SCRIPT_BYTES = 350_000;

/** Adds up the scripts of one origin as they come. */
function weighScripts(page: Page, origin: string): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const note = (response: Response) => {
    const { pathname, origin: from } = new URL(response.url());
    if (from !== origin || !pathname.endsWith('.js')) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  };
  page.on('response', note);
  return async () => {
    // What comes later would be read from a page that is gone.
    page.off('response', note);
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
}

test('the composer loads at most 350 kB of script until a block can be edited', async ({
  page,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const weight = weighScripts(page, stack.composerUrl);
  const composer = new ComposerPage(page);

  await composer.open(stack, 'landing', 'publisher');
  await composer.row(/^Герой/u).click();
  await expect(composer.form.getByLabel('Длинный заголовок')).toBeEditable();

  const bytes = await weight();
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BYTES);
});

/** What only the composer, its canvas and what it edits with say. */
const ofComposer = ['foyer.draft.', 'Черновик сохранён', 'UnexpectedEndOfString', 'doubled-field'];

/** Which of them stand in a text. */
const foundIn = (text: string) => ofComposer.filter((word) => text.includes(word));

test('pages of viewers hold nothing of the composer, nor do the files that they may load', async ({
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const files = async (folder: string) => {
    const names = await readdir(join(root, folder));
    const scripts = names.filter((name) => name.endsWith('.js'));
    return Promise.all(scripts.map((name) => readFile(join(root, folder, name), 'utf8')));
  };
  const [ours, theirs] = [
    await files('apps/composer/build/client/assets'),
    await files('apps/web/build/client/assets'),
  ];

  expect(foundIn(ours.join(''))).toEqual(ofComposer);
  expect(theirs.length).toBeGreaterThan(100);
  expect(foundIn(theirs.join(''))).toEqual([]);
  for (const path of ['/', '/landing', '/movies']) {
    const answer = await fetch(stack.webUrl + path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(foundIn(await answer.text()), path).toEqual([]);
    expect(policy, path).not.toContain(stack.composerUrl);
  }
});
