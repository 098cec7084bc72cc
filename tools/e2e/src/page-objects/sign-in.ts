import { expect, type Locator, type Page } from '@playwright/test';

/** The way to sign in; nobody who has signed in finds it. */
export const loginLink = (page: Page) =>
  page.getByRole('link', { name: 'Войти', exact: true }).first();

/** Opens the sign-in over a page, by the keyboard alone; it stands after the step of the language. */
export async function openSignIn(page: Page, address: string): Promise<SignInForm> {
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  await loginLink(page).focus();
  await page.keyboard.press('Enter');
  const form = new SignInForm(page);
  await form.skipLanguage();
  return form;
}

/** The sign-in dialog, as it is used without a pointer. */
export class SignInForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The open dialog. */
  get dialog() {
    return this.#page.getByRole('dialog');
  }

  /** Waits for a step by its title; the focus is in the dialog then. */
  async at(title: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: title })).toBeVisible();
    await expect
      .poll(() =>
        this.#page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null),
      )
      .toBe(true);
  }

  /** Types where the focus is, and presses Enter. */
  async enter(text: string): Promise<void> {
    await this.#page.keyboard.type(text);
    await this.#page.keyboard.press('Enter');
  }

  /** Goes by Tab to a button and presses it. */
  async press(name: string | RegExp): Promise<void> {
    await this.#tabTo(this.dialog.getByRole('button', { name }).first());
    await this.#page.keyboard.press('Enter');
  }

  /** Goes by Tab to a field and types into it in place of what stands there. */
  async fill(label: string, text: string): Promise<void> {
    await this.#tabTo(this.dialog.getByLabel(label, { exact: true }));
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  /** Leaves the step of the language, which a visitor who has chosen none is asked for first. */
  async skipLanguage(): Promise<void> {
    await this.at('На каком языке показывать сайт');
    await this.press('Русский');
  }

  /** Says who is watching: the profile that has the focus, which is the one in force. */
  async chooseProfile(): Promise<void> {
    await this.at('Кто смотрит?');
    await expect(this.dialog.getByRole('listitem').first().getByRole('button')).toBeFocused();
    await this.#page.keyboard.press('Enter');
  }

  async #tabTo(goal: Locator): Promise<void> {
    await expect(goal).toBeVisible();
    for (let presses = 0; presses < 40; presses += 1) {
      if (await goal.evaluate((element) => element === document.activeElement)) break;
      await this.#page.keyboard.press('Tab');
    }
    await expect(goal).toBeFocused();
  }
}
