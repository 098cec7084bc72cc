import { watchLink } from '../page-objects/film.ts';
import { pageHydrated } from '../support/hydrated.ts';
import { axeFindings } from '../support/axe.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const pages = ['/', '/movies/kassiopeya', '/auth', '/no/such/page', '/support'];

for (const host of ['localhost', 'polosa.localhost']) {
  test(`axe finds nothing on the pages of ${host} that stand for all, nor in the PIN dialog`, async ({
    page,
    noise,
    stack,
  }) => {
    const origin = `http://${host}:${new URL(stack.webUrl).port}`;
    const check = async (path: string) => {
      expect.soft(await axeFindings(page), path).toEqual([]);
    };
    for (const path of pages) {
      await page.goto(origin + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      // Before, what is below the first screen is not drawn, and nothing of it would be checked.
      await pageHydrated(page);
      await check(path);
    }

    // The browser itself reports the status of a document.
    expect.soft(noise().filter((line) => !line.includes('404'))).toEqual([]);

    // A page that is open learns of the session and loads itself again, which stops what is opened meanwhile.
    await page.goto('about:blank');
    await signIn(page, '+79000000002', { origin });
    await page.goto(`${origin}/movies/volchiy-chas/player`);
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('PIN');
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
