import { ComposerPage } from '../page-objects/composer.ts';
import { axeFindings } from '../support/axe.ts';
import { composerTest as test } from '../support/composer-test.ts';
import { publishDraft, readDraft, tokenOf, writeDraft } from '../support/page-editors.ts';
import { expect } from '../support/test.ts';

test('a draft that is no JSON is mended as a text, or by its last version, and nothing of it is lost', async ({
  page,
  stack,
}) => {
  const { text } = await readDraft(stack, 'landing');
  await publishDraft(stack, 'landing');
  const broken = text.replace(/\}\s*$/u, '');
  await writeDraft(stack, 'landing', broken);
  const composer = new ComposerPage(page);
  const source = page.getByRole('textbox', { name: 'Текст страницы' });
  const back = page.getByRole('button', { name: 'Вернуться к блокам' });

  await page.goto(`${stack.composerUrl}/pages/landing`);
  await page.getByLabel('Ключ редактора').fill(tokenOf('editor'));
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(source).toHaveValue(broken);
  await expect(back).toBeDisabled();
  expect(await axeFindings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Строка \d+, знак \d+$/u }).click();
  await expect(source).toBeFocused();

  await page.getByRole('button', { name: /^Взять текст версии/u }).click();
  await expect(source).toHaveValue(text);
  await page.getByRole('button', { name: 'Отменить' }).click();
  await expect(source).toHaveValue(broken);

  await source.press('Control+End');
  await source.press('}');
  await composer.saved();
  await back.click();
  await expect(page.getByRole('row').first()).toBeVisible();
  expect((await readDraft(stack, 'landing')).text).toBe(`${broken}}`);
});
