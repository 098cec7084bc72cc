import { expect, type Locator, type Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { pageHydrated } from '../support/hydrated.ts';
import { codeFor } from '../support/outbox.ts';
import { flowsRun } from './first-interaction.ts';

/** The way to sign in; nobody who has signed in finds it. */
export const loginLink = (page: Page) =>
  page.getByRole('link', { name: 'Войти', exact: true }).first();

/** Waits until the page is a viewer's: there is no way to sign in. */
export const signedIn = (page: Page) => expect(loginLink(page)).toHaveCount(0);

/** Opens the sign-in over a page, by the keyboard alone; a phone is asked for then. */
export async function openSignIn(page: Page, address: string): Promise<SignInForm> {
  await page.goto(address);
  await pageHydrated(page);
  await page.keyboard.press('Tab');
  // Until then the link leads to the page of the sign-in.
  await flowsRun(page);
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

  /** Leaves the step of the language, which a visitor who has chosen none is asked for first; a phone is asked for then. */
  async skipLanguage(): Promise<void> {
    await this.at('На каком языке показывать сайт');
    await this.press('Русский');
    await this.at('Вход или регистрация');
  }

  /** Enters the code that went to a phone, in international form, or to an e-mail address. */
  async enterCode(stack: Stack, to: string, which?: { nth: number }): Promise<void> {
    await this.at('Введите код');
    await this.#page.keyboard.type(await codeFor(stack, to, which));
  }

  /** Enters a phone, in national form, and the code that went to it: an account with one profile is signed in then. */
  async provePhone(stack: Stack, phone: string): Promise<void> {
    await this.enter(phone);
    await this.enterCode(stack, `+7${phone}`);
  }

  /** Enters an e-mail address in place of a phone. */
  async goByEmail(address: string): Promise<void> {
    await this.press('Войти по почте');
    await this.enter(address);
  }

  /** Enters the password that is asked for. */
  async enterPassword(password: string): Promise<void> {
    await this.at('Введите пароль');
    await this.enter(password);
  }

  /** Sets a new password, typed twice. */
  async setPassword(password: string): Promise<void> {
    await this.at('Новый пароль');
    await this.fill('Новый пароль', password);
    await this.fill('Ещё раз', password);
    await this.#page.keyboard.press('Enter');
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
