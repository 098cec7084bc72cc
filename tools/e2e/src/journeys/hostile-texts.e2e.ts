import type { Page } from '@playwright/test';
import { pageHydrated } from '../support/hydrated.ts';
import { startHostileSite, type HostileSite } from '../support/hostile-site.ts';
import { hostileAddress, hostileText, type Attack } from '../support/hostile-texts.ts';
import { connected, push } from '../support/push.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const viewer = '+79000000002';

/** Some of the kinds of pages; what the server draws of the others has a test among the answers. */
const pages = [
  '/',
  '/movies/kassiopeya',
  '/tv/pervyy-ekran',
  '/services/kino',
  '/promocode',
  '/my/devices',
  '/my/journal/messages',
];

/** Whether anything that an attacker wrote became an element, or ran. */
const harmOf = (page: Page) =>
  page.evaluate(() => ({
    elements: document.querySelectorAll('[data-hostile]').length,
    hasRun: 'hostile' in window,
    links: [...document.querySelectorAll('a')].filter(({ protocol }) => protocol === 'javascript:')
      .length,
  }));

/** The page's policy lets no picture or film come from such an address, and tells so. */
const isOfMedia =
  /Loading (?:the image|media from) +'javascript:|CSP report: (?:img|media)-src javascript/u;

const none = { elements: 0, hasRun: false, links: 0 };

for (const attack of ['words', 'addresses'] satisfies Attack[]) {
  test.describe(`hostile ${attack} of the service`, () => {
    let site: HostileSite;

    test.beforeAll(async ({ stack }) => {
      site = await startHostileSite(stack, attack);
    });

    test.afterAll(() => site.stop());

    test('run nothing in a browser, on a page or in a notice', async ({ page, stack, noise }) => {
      await signIn(page, viewer, { origin: site.webUrl });
      for (const path of pages) {
        await page.goto(site.webUrl + path);
        await pageHydrated(page);
        expect(await harmOf(page), path).toEqual(none);
      }
      await connected(page, () => page.goto(`${site.webUrl}/movies`));
      await push(stack, viewer, 'marketing_message', {
        event_type: 'display',
        message_id: 'hostile',
        display: {
          display_type: 'panel',
          panel_type: 'info',
          message: `Слово${hostileText}`,
          target: { type: 'screen', link: hostileAddress, title: hostileText },
        },
      });
      const region = page.getByRole('region', { name: 'Уведомления' });
      await expect(region.getByRole('listitem').first()).toContainText('Слово');
      expect(await harmOf(page)).toEqual(none);
      expect(noise().filter((text) => !isOfMedia.test(text))).toEqual([]);
    });
  });
}

test('what viewers write and report runs nothing in the control room', async ({ page, stack }) => {
  const post = (path: string, body: string, type: string) =>
    fetch(`${stack.webUrl}/api/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': type, 'user-agent': 'Mozilla/5.0' },
      body,
    });
  const event = {
    event_id: 'a'.repeat(32),
    message: hostileText,
    exception: { values: [{ type: 'Error', value: hostileText }] },
  };
  const envelope = [{ event_id: event.event_id }, { type: 'event' }, event];
  const report = await post(
    'error-reports',
    envelope.map((line) => JSON.stringify(line)).join('\n'),
    'text/plain',
  );
  expect(report.status).toBe(204);

  await page.goto(stack.controlUrl);
  await expect(page.locator('body')).toContainText('data-hostile');
  expect(await harmOf(page)).toEqual(none);
});
