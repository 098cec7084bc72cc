import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { flowsRun } from './first-interaction.ts';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

/** Test cards of the demo's payment provider. docs/guides/qa.md */
export const cards = {
  paid: '2200000000000004',
  refused: '4000000000000002',
  noFunds: '4000000000009995',
  challenge: '4000000000003014',
  redirect: '4000000000003022',
  challengeRefused: '4000000000003030',
  lateSuccess: '4000000000004012',
} as const;

/** Where a service is bought. */
export const variantsOf = (service: string): string =>
  `/variants?item_type=service&item_id=${service}`;

/** The payment dialog, as a viewer uses it. */
export class PaymentDialog {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** The open dialog. */
  get dialog() {
    return this.#page.getByRole('dialog');
  }

  /** A button of the dialog by the beginning of its words, whose spaces may not break. */
  button(words: string) {
    return this.dialog.getByRole('button', { name: startsWith(words) });
  }

  /** Opens the payment of what a page of purchase variants sells first. */
  async open(path: string): Promise<void> {
    await this.#page.goto(path);
    await this.goOn();
    await this.atMethods();
  }

  /** Opens it over a page with a link that buys. */
  async openOver(link: string): Promise<void> {
    await pageHydrated(this.#page);
    await flowsRun(this.#page);
    await this.#page.getByRole('main').getByRole('link', { name: link }).press('Enter');
    await this.goOn();
    await this.atMethods();
  }

  /** Goes on from what is sold to its payment. */
  async goOn(): Promise<void> {
    const goOn = this.#page.getByRole('button', { name: 'К оплате' });
    await hydrated(goOn);
    await goOn.press('Enter');
  }

  /** Waits for the ways to pay. */
  async atMethods(): Promise<void> {
    await expect(
      this.dialog.getByRole('radiogroup', { name: startsWith('Чем платить') }),
    ).toBeVisible();
  }

  /** Chooses a way to pay by keyboard. */
  async choose(method: string): Promise<void> {
    const radio = this.dialog.getByRole('radio', { name: startsWith(method) });
    await radio.focus();
    await this.#page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }

  /** Goes on to a new card. */
  async toCard(): Promise<void> {
    await this.choose('Банковская карта');
    await this.button('Ввести карту').press('Enter');
    await expect(this.dialog.getByLabel('Номер карты')).toBeFocused();
  }

  /** Types a card by keyboard and sends it. */
  async payBy(number: string): Promise<void> {
    await expect(this.dialog.getByLabel('Номер карты')).toBeFocused();
    for (const part of [number, '1230', '123']) {
      await this.#page.keyboard.type(part);
      if (part !== '123') await this.#page.keyboard.press('Tab');
    }
    await this.#page.keyboard.press('Enter');
  }

  /** Waits for a step by its title. */
  async at(title: string): Promise<void> {
    await expect(this.dialog.getByRole('heading', { name: startsWith(title) })).toBeVisible();
  }
}

/** Spaces of typeset texts may not break. */
export const startsWith = (words: string): RegExp =>
  new RegExp(
    `^${words.replaceAll(/[.?*+()]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`)}`,
    'u',
  );

/** What the provider's books say of payments that took money, in the order of taking. */
export async function chargesOf(stack: Stack): Promise<readonly { amount: number }[]> {
  const answer = await fetch(`${stack.controlUrl}/__control/payments`);
  const ledger = (await answer.json()) as { state: string; amount: number }[];
  return ledger.filter(({ state }) => state === 'charged');
}
