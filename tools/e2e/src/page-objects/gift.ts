import type { Page } from '@playwright/test';
import { flowsRun } from './first-interaction.ts';
import { startsWith } from './payment.ts';
import { hydrated, pageHydrated } from '../support/hydrated.ts';
import { expect } from '../support/test.ts';

/** Where the account has its certificates. */
const certificates = '/my/certificates';

/** A certificate with its code, as its buyer uses it. */
export class GiftPage {
  readonly #page: Page;
  readonly #origin: string;

  constructor(page: Page, origin = '') {
    this.#page = page;
    this.#origin = origin;
  }

  /** The certificate itself. */
  get sheet() {
    return this.#page.getByRole('region', { name: startsWith('Подарочный сертификат') });
  }

  /** A button beside the certificate. */
  button(words: string) {
    return this.#page.getByRole('main').getByRole('button', { name: startsWith(words) });
  }

  /** The code that is shown. */
  async code(): Promise<string> {
    const code = this.sheet.getByRole('definition');
    await expect(code).toHaveText(/^GIFT-/u);
    return code.innerText();
  }

  /** Opens the list, ready to be used. */
  async openList(): Promise<void> {
    await this.#page.goto(this.#origin + certificates);
    await pageHydrated(this.#page);
    await flowsRun(this.#page);
  }

  /** The button that buys an offer of the list. */
  buy(roubles: string) {
    return this.button(`Купить «Сертификат на ${roubles}`);
  }

  /** Waits for the certificate. */
  async shown(): Promise<void> {
    await expect(this.sheet).toBeVisible();
    await hydrated(this.button('Скопировать код'));
  }
}

/** What the page puts on paper, and whether the rest of it is left out. */
export async function paperOf(page: Page): Promise<{ words: string; isAlone: boolean }> {
  await page.emulateMedia({ media: 'print' });
  const paper = page.locator('body > [data-paper]');
  await expect(paper).toBeVisible();
  const words = await paper.innerText();
  const isAlone = await page.evaluate(() =>
    [...document.body.children]
      .filter((child) => !child.hasAttribute('data-paper'))
      .every((child) => getComputedStyle(child).display === 'none'),
  );
  await page.emulateMedia({ media: 'screen' });
  await expect(paper).toBeHidden();
  return { words, isAlone };
}
