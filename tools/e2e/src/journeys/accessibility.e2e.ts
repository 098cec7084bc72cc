import { AxeBuilder } from '@axe-core/playwright';
import { watchLink } from '../page-objects/film.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const levels = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const pages = ['/', '/movies/kassiopeya', '/auth', '/no/such/page', '/support'];

for (const host of ['localhost', 'polosa.localhost']) {
  for (const path of pages) {
    test(`axe finds nothing on ${path} of ${host}`, async ({ page, stack }) => {
      await page.goto(`http://${host}:${new URL(stack.webUrl).port}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();

      const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();

      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual(
        [],
      );
    });
  }

  test(`axe finds nothing in the PIN dialog of ${host}`, async ({ page, stack }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    await signIn(page, '+79000000002', { origin });
    await page.goto(`${origin}/movies/volchiy-chas/player`);
    await expect(page.getByRole('dialog')).toBeVisible();

    const { violations } = await new AxeBuilder({ page }).withTags(levels).analyze();

    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
  });
}

test('the film is reached and started by keyboard alone', async ({ page }) => {
  await page.goto('/movies/mayak');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'К содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');

  const play = watchLink(page.getByRole('main'));
  for (let step = 0; step < 10; step += 1) {
    if (await play.evaluate((link) => link === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(play).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.locator('video')).toBeVisible();
});
