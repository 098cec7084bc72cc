import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { axeFindings } from '../support/axe.ts';
import { codeFor } from '../support/outbox.ts';
import { expect, test } from '../support/test.ts';

const ownNames = { rus: 'Русский', eng: 'English', hye: 'Հայերեն' } as const;
type Language = keyof typeof ownNames;

/** Texts of the dialog, by their keys. */
async function textsOf(language: Language): Promise<(key: string) => string> {
  const file = new URL(
    `../../../../libs/ui/primitives/src/i18n/${language}/modal.json`,
    import.meta.url,
  );
  const texts: unknown = JSON.parse(await readFile(file, 'utf8'));
  return (key) =>
    String(key.split('.').reduce<unknown>((tree, part) => Reflect.get(Object(tree), part), texts));
}

/** Walks through the sign-in of one label in one language; axe looks at every step on the way. */
class Walk {
  readonly #page: Page;
  readonly #origin: string;
  readonly #language: Language;
  readonly #t: (key: string) => string;

  constructor(page: Page, origin: string, language: Language, t: (key: string) => string) {
    this.#page = page;
    this.#origin = origin;
    this.#language = language;
    this.#t = t;
  }

  get #dialog() {
    return this.#page.getByRole('dialog');
  }

  /** Starts as a new visitor; the language is chosen on the way. */
  async start(): Promise<void> {
    await this.#page.context().clearCookies();
    await this.#page.goto(`${this.#origin}/auth?lang=${this.#language}`);
    await this.at('language.title');
    await this.press(ownNames[this.#language]);
    await this.look();
  }

  async at(title: string): Promise<void> {
    await expect(this.#dialog.getByRole('heading', { name: this.#t(title) })).toBeVisible();
    await this.look();
  }

  /** Nothing that axe knows is wrong with what is shown. */
  async look(): Promise<void> {
    const heading = await this.#dialog.getByRole('heading').first().textContent();
    expect(
      await axeFindings(this.#page, { within: '[role=dialog]' }),
      `${this.#origin} ${this.#language}: ${heading}`,
    ).toEqual([]);
  }

  async press(name: string | RegExp): Promise<void> {
    await this.#dialog.getByRole('button', { name }).first().click();
  }

  async pressText(key: string): Promise<void> {
    await this.press(this.#t(key));
  }

  /** Chooses the first of what is offered. */
  async pick(): Promise<void> {
    await this.#dialog.getByRole('radio').first().focus();
    await this.#page.keyboard.press('Space');
  }

  async chooseFirst(role: 'listitem'): Promise<void> {
    await this.#dialog.getByRole(role).first().getByRole('button').click();
  }

  async enter(text: string): Promise<void> {
    await this.#dialog.getByRole('textbox').first().fill(text);
    await this.#page.keyboard.press('Enter');
  }

  async type(text: string): Promise<void> {
    await this.#dialog.locator('input:not([tabindex="-1"])').first().focus();
    await this.#page.keyboard.type(text);
  }
}

async function byEmail(walk: Walk, stack: Stack): Promise<void> {
  await walk.start();
  await walk.pressText('login.by_email');
  await walk.look();
  await walk.enter('viewer@example.org');
  await walk.at('login.password_title');
  await walk.pressText('login.forgot');
  await walk.at('login.code_title');
  await walk.type(await codeFor(stack, 'viewer@example.org'));
  await walk.at('login.new_password.title');
}

async function byOldAddress(walk: Walk): Promise<void> {
  await walk.start();
  await walk.pressText('login.by_email');
  await walk.enter('old@example.org');
  await walk.at('login.move.title');
  await walk.pressText('login.forgot');
  await walk.at('login.move.reset_title');
}

async function beyondTheLimit(walk: Walk, stack: Stack): Promise<void> {
  await walk.start();
  await walk.type('9000000003');
  await walk.pressText('login.submit');
  await walk.at('login.code_title');
  await walk.type(await codeFor(stack, '+79000000003'));
  await walk.at('login.devices.title');
  await walk.press(/.+\s.+/u);
  await walk.at('login.new_device.title');
}

async function asNewViewer(walk: Walk, stack: Stack): Promise<void> {
  await walk.start();
  await walk.type('9000000155');
  await walk.pressText('login.submit');
  await walk.at('login.code_title');
  await walk.type(await codeFor(stack, '+79000000155'));
  await walk.at('login.pin.title');
  await walk.pressText('pin_change.later');
  await walk.at('login.profiles.title');
  await addProfile(walk);
  await walk.at('login.profiles.title');
  await walk.chooseFirst('listitem');
  await walk.at('login.success.title');
}

/** The wizard of a new profile, on the way. */
async function addProfile(walk: Walk): Promise<void> {
  await walk.pressText('profiles.add');
  await walk.at('profile_wizard.name_title');
  await walk.pressText('continue');
  await walk.look();
  await walk.enter('Ника');
  await walk.at('profile_wizard.icon_title');
  await walk.pick();
  await walk.pressText('continue');
  await walk.at('profile_wizard.settings_title');
  await walk.pressText('profile_wizard.submit');
  await walk.look();
  await walk.pick();
  await walk.look();
  await walk.pressText('profile_wizard.submit');
}

for (const host of ['localhost', 'polosa.localhost']) {
  for (const language of ['rus', 'eng', 'hye'] as const) {
    test(`axe finds nothing on any step of the sign-in of ${host} in ${language}`, async ({
      page,
      stack,
    }) => {
      test.setTimeout(240_000);
      const origin = `http://${host}:${new URL(stack.webUrl).port}`;
      const walk = new Walk(page, origin, language, await textsOf(language));
      await byEmail(walk, stack);
      await byOldAddress(walk);
      await beyondTheLimit(walk, stack);
      await asNewViewer(walk, stack);
    });
  }
}
