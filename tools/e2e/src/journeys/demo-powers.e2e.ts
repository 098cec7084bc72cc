import type { Page } from '@playwright/test';
import { flowsRun } from '../page-objects/first-interaction.ts';
import { pageNotices } from '../support/hydrated.ts';
import { expect, test } from '../support/test.ts';

/** The button of the inspector; it counts the flows that run. */
const inspector = (page: Page) => page.getByRole('button', { name: /^Flows/ });

/** The page as a site without demo powers writes it, whose footer has no link to the demo's offer. */
const withoutPowers = (html: string) =>
  html
    .replace('"hasDemoPowers":true', '"hasDemoPowers":false')
    .replace(/<li[^>]*><a[^>]*href="\/offer_recom\.pdf".*?<\/li>/, '');

test('the live inspector shows the running flows, and only where the server says that demo powers are on', async ({
  page,
}) => {
  await page.goto('/?inspect');
  await page.getByRole('button', { name: 'Flows: 0' }).waitFor();
  await pageNotices(page);
  // A visitor's flows begin with the first act.
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  await page.getByRole('button', { name: /^Flows: [1-9]/ }).click();
  const panel = page.getByRole('complementary', { name: 'Inspector' });
  await expect(panel).toContainText('app');
  // The build keeps what states say of themselves apart from the machines.
  await panel.getByRole('button', { name: 'app', exact: true }).first().click();
  await panel.getByRole('searchbox', { name: 'State, event, guard' }).fill('ERR-011');
  await page.keyboard.press('Enter');
  await expect(panel).toContainText('The country of the visitor may not use the service.');

  await page.route(/\/\?inspect$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutPowers(await response.text()) });
  });
  await page.reload();
  const state = await page.locator('#foyer-page-state').textContent();
  expect(state).toContain('"hasDemoPowers":false');
  await pageNotices(page);
  await page.mouse.move(200, 200);
  await page.mouse.move(210, 210);
  // The inspector comes before the flows.
  await flowsRun(page);
  await expect(inspector(page)).toHaveCount(0);
});
