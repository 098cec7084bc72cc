import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startComposer, startStack, type Stack } from '@foyer/workspace/stack';
import { ComposerPage } from '../page-objects/composer.ts';
import { PAGE_EDITORS } from '../support/page-editors.ts';
import { sharedPictures } from '../support/shared-pictures.ts';
import { expect, test as base, type StackMode } from '../support/test.ts';

/** A page as its author laid it out, with spaces and an unknown field. */
const textOf = (words: string) => `{\r\n  "format": 1,  "alias": "autumn", "extra": 1.0,
  "name": { "rus": "Осень", "eng": "Autumn", "hye": "Աշուն" },
  "blocks": [
    { "id": "b1", "type": "custom_block", "name": "mediaTitle",
      "custom_data": { "title": { "rus": "${words}", "eng": "Autumn", "hye": "Աշուն" } } }
  ]
}\n`;

/** Composer and site over a folder of pages, and a service that lets no editor in and has no such page. */
const test = base.extend<object, { mode: StackMode; dir: string; stack: Stack }>({
  locale: 'ru-RU',
  dir: [
    async ({ mode: _any }, use) => {
      const dir = await mkdtemp(join(tmpdir(), 'foyer-pages-'));
      await writeFile(join(dir, 'autumn.json'), textOf('Вопросы об осени'));
      await use(dir);
      await rm(dir, { recursive: true });
    },
    { scope: 'worker' },
  ],
  stack: [
    async ({ mode, dir }, use) => {
      const picturesDir = process.env[sharedPictures];
      const env = { PAGES_DIR: dir, PAGE_EDITORS: '[]', KEPT_PAGES_SECONDS: '3600' };
      const stack = await startStack({ mode, picturesDir, env });
      const settings = { PAGES_DIR: dir, PAGE_EDITORS, COMPOSER_TOKEN: '' };
      const composer = await startComposer(stack, settings);
      await use(stack);
      await composer.stop();
      await stack.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
});

/** Web servers ask whether pages have changed at least as often, in milliseconds. */
const SEEN_MS = 5_000;

const pageOf = async ({ webUrl }: Stack) => (await fetch(`${webUrl}/autumn`)).text();

test('a page of a folder is edited, looked at, published and brought back without our backend', async ({
  page,
  stack,
  dir,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const file = () => readFile(join(dir, 'autumn.json'), 'utf8');
  expect((await fetch(`${stack.backendUrl}/api/v1/media-views/autumn`)).status).toBe(404);
  await expect.poll(() => pageOf(stack)).toContain('Вопросы об осени');

  const composer = new ComposerPage(page);
  await composer.open(stack, 'autumn', 'publisher');
  await composer.write(/Вопросы об осени/u, 'Заголовок', 'Ответы об осени');
  await composer.saved();
  await expect(composer.canvas.getByText('Ответы об осени')).toBeVisible();
  expect(await pageOf(stack)).not.toContain('Ответы об осени');
  expect(await file()).toBe(textOf('Вопросы об осени'));

  await composer.openPublishing();
  await composer.dialog.getByRole('button', { name: 'Опубликовать' }).click();
  await composer.says('Опубликована версия 2');
  await expect.poll(() => pageOf(stack), { timeout: SEEN_MS }).toContain('Ответы об осени');
  // One edit is one place: all else is as its author laid it out.
  expect(await file()).toBe(textOf('Ответы об осени'));

  await writeFile(join(dir, 'autumn.json'), textOf('Пришло по git'));
  await expect.poll(() => pageOf(stack), { timeout: SEEN_MS }).toContain('Пришло по git');
  await page.reload();
  await expect(composer.row(/Пришло по git/u)).toBeVisible();
  await page.getByRole('button', { name: 'Версии' }).click();
  const first = composer.dialog.getByRole('listitem').filter({ hasText: 'Версия 1' });
  await first.getByRole('button', { name: 'Вернуть' }).click();
  await expect.poll(() => pageOf(stack), { timeout: SEEN_MS }).toContain('Вопросы об осени');
  expect(await file()).toBe(textOf('Вопросы об осени'));
});
