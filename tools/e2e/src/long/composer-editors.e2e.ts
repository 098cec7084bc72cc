import type { BrowserContext, Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { ComposerPage } from '../page-objects/composer.ts';
import { axeFindings } from '../support/axe.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { callAs, readDraft } from '../support/page-editors.ts';
import { expect } from '../support/test.ts';

/** An editor with a browser apart. */
async function openAs(
  contexts: readonly [BrowserContext, Page],
  stack: Stack,
  role: 'viewer' | 'editor' | 'publisher',
): Promise<ComposerPage> {
  const composer = new ComposerPage(contexts[1]);
  await composer.open(stack, 'landing', role);
  return composer;
}

test('two editors change one page: what does not meet is joined, where it meets each is asked', async ({
  browser,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const contexts = [await browser.newContext(), await browser.newContext()] as const;
  const [one, other] = contexts;
  const egor = await openAs([one, await one.newPage()], stack, 'editor');
  const pavel = await openAs([other, await other.newPage()], stack, 'publisher');

  await egor.write(/^Герой/u, 'Длинный заголовок', 'Слово Егора');
  await egor.write(/^Лента сама/u, 'Заголовок', 'Лента Егора');
  await egor.write(/^Карусель премьер/u, 'Заголовок', 'Премьеры Егора');
  await egor.saved();
  // All of it is sent at once, when the network is back.
  await other.setOffline(true);
  await pavel.write(/^Герой/u, 'Длинный заголовок', 'Слово Павла');
  await pavel.write(/^Карусель премьер/u, 'Заголовок', 'Премьеры Павла');
  await pavel.write(/^Подборки/u, 'Заголовок', 'Подборки Павла');
  await pavel.says('Нет связи');
  await other.setOffline(false);

  await expect(pavel.dialog).toContainText('Страницу правил кто-то ещё');
  const choices = pavel.dialog.getByRole('listitem');
  await expect(choices).toHaveCount(2);
  expect(await axeFindings(pavel.dialog.page())).toEqual([]);
  const apply = pavel.dialog.getByRole('button', { name: 'Оставить выбранное' });
  await choices.filter({ hasText: 'Герой' }).getByText('Моё').click();
  await expect(apply).toBeDisabled();
  await choices.filter({ hasText: 'Карусель премьер' }).getByText('Чужое').click();
  await apply.click();
  await pavel.saved();

  const { text } = await readDraft(stack, 'landing');
  const wordsOf = (...words: string[]) => words.map((word) => text.split(word).length - 1);
  expect(wordsOf('Слово Павла', 'Премьеры Егора', 'Лента Егора', 'Подборки Павла')).toEqual([
    1, 1, 1, 1,
  ]);
  expect(wordsOf('Слово Егора', 'Премьеры Павла')).toEqual([0, 0]);
  await expect(pavel.row(/^Лента сама, Лента Егора/u)).toBeVisible();
  await Promise.all(contexts.map((context) => context.close()));
});

/** What the composer's own page is answered to a call. */
const statusOf = (page: Page, method: string, path: string) =>
  page.evaluate(
    async ([how, where]) => {
      const headers = {
        'content-type': 'application/json',
        'if-match': '"x"',
        'idempotency-key': 'forged-by-hand',
      };
      const body = how === 'GET' ? null : '{}';
      return (await fetch(`/api/v1${where}`, { method: how as string, headers, body })).status;
    },
    [method, path],
  );

test('who only looks changes nothing, and an editor publishes nothing, by hand either', async ({
  browser,
  stack,
  baseURL,
}) => {
  expect(baseURL).toBe(stack.webUrl);
  const context = await browser.newContext();
  const vera = await openAs([context, await context.newPage()], stack, 'viewer');
  const { revision } = await readDraft(stack, 'landing');
  await vera.row(/^Герой/u).click();
  await expect(vera.form.getByLabel('Длинный заголовок')).not.toBeEditable();
  await vera.row(/^Герой/u).press('Delete');
  await expect(vera.row(/^Герой/u)).toBeVisible();
  await expect(vera.canvas.getByRole('heading', { level: 1 })).toBeVisible();
  const byVera = ['PUT /pages/landing', 'POST /pages/mine', 'POST /page-images'];
  const byBoth = ['POST /pages/landing/publish', 'DELETE /pages/landing'];
  for (const call of [...byVera, ...byBoth]) {
    const [method = '', path = ''] = call.split(' ');
    expect(await statusOf(vera.page, method, path), call).toBe(403);
  }
  await context.close();

  const desk = await browser.newContext();
  const egor = await openAs([desk, await desk.newPage()], stack, 'editor');
  await egor.write(/^Герой/u, 'Длинный заголовок', 'Черновик Егора');
  await egor.saved();
  await egor.openPublishing();
  await expect(egor.dialog).toContainText('Публиковать может издатель');
  await expect(egor.dialog.getByRole('button', { name: 'Опубликовать' })).toHaveCount(0);
  for (const call of [...byBoth, 'POST /pages/landing/schedules']) {
    const [method = '', path = ''] = call.split(' ');
    expect(await statusOf(egor.page, method, path), call).toBe(403);
  }
  const draft = await readDraft(stack, 'landing');
  expect(draft.text).toContain('Черновик Егора');
  expect(draft.revision).not.toBe(revision);
  const { body } = await callAs(stack, 'viewer', { path: '/page-audit?alias=landing' });
  const deeds = (body as { items: { author: string; action: string }[] }).items;
  expect(new Set(deeds.map(({ author, action }) => `${author} ${action}`))).toEqual(
    new Set(['editor save', 'editor ticket', 'viewer ticket']),
  );
  await desk.close();
});
