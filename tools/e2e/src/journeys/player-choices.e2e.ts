import type { Locator, Page } from '@playwright/test';
import { PlayerPage } from '../page-objects/player.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const episode = '/series/delo-iz-korobki/player';

/** Opens the settings; a pointer that moves brings the controls back. */
async function openSettings(page: Page): Promise<void> {
  await page.mouse.move(200, 200);
  await page.mouse.move(260, 220);
  await page.getByRole('button', { name: 'Настройки' }).click();
}

/** A row of the settings; its name ends with what is chosen. */
const row = (page: Page, list: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${list} .`) });

/** Chooses in a list of the settings, and gives the choice's words. */
async function choose(page: Page, list: string, pick: (choices: Locator) => Locator) {
  await row(page, list).click();
  const choice = pick(page.getByRole('radiogroup', { name: list }).locator('label'));
  const words = (await choice.innerText()).trim();
  await choice.click();
  await expect(choice.getByRole('radio')).toBeChecked();
  // Its name leads back.
  await page
    .getByRole('region', { name: 'Настройки' })
    .getByRole('button', { name: list, exact: true })
    .click();
  return words;
}

test('quality, speed, sound and subtitles stay as they were chosen for the next episode [PLAYER-058]', async ({
  page,
  noise,
}) => {
  await signIn(page, '+79000000002');
  await page.goto(episode);
  const player = new PlayerPage(page);
  await player.playsUntil(1);

  await openSettings(page);
  const chosen = {
    Качество: await choose(page, 'Качество', (choices) => choices.last()),
    Скорость: await choose(page, 'Скорость', (choices) => choices.last()),
    Звук: await choose(page, 'Звук', (choices) => choices.last()),
    Субтитры: await choose(page, 'Субтитры', (choices) => choices.last()),
  };
  await page.keyboard.press('Escape');

  const before = page.url();
  await page.mouse.move(320, 240);
  await page.getByRole('button', { name: /^Следующая серия/ }).click();
  await expect(page).not.toHaveURL(before);
  await player.playsUntil(1);

  await openSettings(page);
  for (const [list, words] of Object.entries(chosen)) {
    await expect(row(page, list)).toContainText(words);
  }
  expect(noise()).toEqual([]);
});
