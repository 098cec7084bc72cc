import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { pageHydrated } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

const labels = ['localhost', 'polosa.localhost'] as const;
const languages = ['rus', 'eng', 'hye'] as const;
const originOf = (stack: Stack, host: string) => `http://${host}:${new URL(stack.webUrl).port}`;

/** How wide the hint of a field is, and how much room it has there, in pixels. */
const hintOf = (page: Page) =>
  page.locator('main input[name="query"]').evaluate((field: HTMLInputElement) => {
    const own = getComputedStyle(field, '::placeholder');
    const { paddingLeft, paddingRight } = getComputedStyle(field);
    const words = document.createElement('span');
    words.textContent = field.placeholder;
    for (const name of ['family', 'size', 'weight', 'stretch', 'style']) {
      words.style.setProperty(`font-${name}`, own.getPropertyValue(`font-${name}`));
    }
    words.style.letterSpacing = own.letterSpacing;
    words.style.whiteSpace = 'pre';
    words.style.position = 'absolute';
    document.body.append(words);
    const { width } = words.getBoundingClientRect();
    words.remove();
    const room =
      field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return { width, room };
  });

for (const host of labels) {
  test(`the search of ${host} shows its whole hint, and the focus by its line alone`, async ({
    page,
    stack,
  }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const language of languages) {
        await page.goto(`${originOf(stack, host)}/search?lang=${language}`);
        await pageHydrated(page);
        const hint = await hintOf(page);
        expect(hint.width, `${language} at ${width} px`).toBeGreaterThan(0);
        expect(hint.width, `${language} at ${width} px`).toBeLessThanOrEqual(hint.room);
      }
    }
    const field = page.locator('main input[name="query"]');
    await field.focus();
    await expect(field).toHaveCSS('outline-style', 'none');
  });

  test(`a film of ${host} is as wide as a phone of 320 px in each language`, async ({
    page,
    stack,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const language of languages) {
      await page.goto(`${originOf(stack, host)}/movies/kassiopeya?lang=${language}`);
      await pageHydrated(page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, language).toBe(320);
    }
  });
}
