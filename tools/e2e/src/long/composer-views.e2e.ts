import { ComposerPage } from '../page-objects/composer.ts';
import { axeFindings } from '../support/axe.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { readDraft, writeDraft } from '../support/page-editors.ts';
import { expect } from '../support/test.ts';

test('axe finds nothing on any view of the composer', async ({ page, stack, baseURL }) => {
  expect(baseURL).toBe(stack.webUrl);
  const composer = new ComposerPage(page);
  const isFine = async (view: string) => expect(await axeFindings(page), view).toEqual([]);
  const closeDialog = async () => {
    await page.keyboard.press('Escape');
    await expect(composer.dialog).toHaveCount(0);
  };

  await page.goto(stack.composerUrl);
  await expect(page.getByLabel('Ключ редактора')).toBeVisible();
  await isFine('sign-in');
  await page.getByLabel('Ключ редактора').fill('no such token');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page.getByText('Такого ключа нет')).toBeVisible();
  await isFine('a refused sign-in');

  const { text } = await readDraft(stack, 'landing');
  const raw = '{ "id": "raw-1", "type": "hologram", "name": "Голограмма" },';
  await writeDraft(stack, 'landing', text.replace('"blocks": [', `"blocks": [${raw}`));
  await composer.open(stack, 'landing', 'publisher');
  await isFine('a page, nothing chosen');
  await composer.row(/^Герой/u).click();
  await expect(composer.form.getByLabel('Длинный заголовок')).toBeEditable();
  await isFine('the form of a block');
  await composer.form.getByLabel('Заголовок', { exact: true }).first().fill('');
  await composer.form.getByLabel('Длинный заголовок').fill('Слово '.repeat(40));
  await composer.saved();
  await isFine('a form with problems');
  await composer.row(/Неизвестный блок/u).click();
  await expect(composer.form.getByRole('textbox')).toBeVisible();
  await isFine('an unknown block');

  await composer.openPublishing();
  await isFine('the check list');
  await closeDialog();
  await page.getByRole('button', { name: 'Версии' }).click();
  await expect(composer.dialog.getByRole('listitem').first()).toBeVisible();
  await isFine('the versions');
  await closeDialog();

  await page.goto(stack.composerUrl);
  await expect(page.getByText('landing').first()).toBeVisible();
  await isFine('the pages');
  await page.getByRole('button', { name: 'Новая страница' }).click();
  await expect(composer.dialog).toBeVisible();
  await isFine('a new page');
});
