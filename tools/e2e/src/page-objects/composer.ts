import type { PageRole } from '@foyer/contract';
import type { Stack } from '@foyer/workspace/stack';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { tokenOf } from '../support/page-editors.ts';

/** The composer, in Russian. */
export class ComposerPage {
  readonly page: Page;
  readonly form: Locator;
  readonly dialog: Locator;
  /** The real page with the draft in it. */
  readonly canvas: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('complementary', { name: 'Содержание' });
    this.dialog = page.getByRole('dialog');
    this.canvas = page.frameLocator('iframe');
  }

  /** Opens a page on the workbench, after signing in. */
  async open({ composerUrl }: Stack, alias: string, role: PageRole): Promise<void> {
    await this.page.goto(`${composerUrl}/pages/${alias}`);
    await this.page.getByLabel('Ключ редактора').fill(tokenOf(role));
    await this.page.getByRole('button', { name: 'Войти' }).click();
    await expect(this.page.getByRole('row').first()).toBeVisible();
  }

  /** A block in the outline. */
  row(name: RegExp): Locator {
    return this.page.getByRole('row', { name });
  }

  /** Writes into a text field of a block. */
  async write(block: RegExp, field: string, text: string): Promise<void> {
    await this.row(block).click();
    await this.form.getByLabel(field, { exact: true }).first().fill(text);
  }

  /** Waits for a word in the bar. */
  async says(text: string): Promise<void> {
    await expect(this.page.locator('header')).toContainText(text);
  }

  saved(): Promise<void> {
    return this.says('Черновик сохранён');
  }

  /** Opens the check list before publishing. */
  async openPublishing(): Promise<void> {
    await this.page.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(this.dialog).toContainText('Перед публикацией');
    await expect(this.dialog).not.toContainText('Проверяем страницу');
  }
}
