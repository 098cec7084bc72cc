import type { Page } from '@playwright/test';
import { idle } from '../page-objects/idle.ts';
import { menuLink, openFilms } from '../page-objects/menu.ts';
import { pageNotices } from '../support/hydrated.ts';
import { alternateOf } from '../support/alternate.ts';
import { withMotion } from '../support/motion.ts';
import { expect, test } from '../support/test.ts';

/** The first act of a visitor, which starts what is alive on the page, once it can be heard. */
async function act(page: Page): Promise<void> {
  await pageNotices(page);
  // Also where the pointer stood there already, on the page before.
  await page.mouse.move(200, 200);
  await page.mouse.move(220, 200);
}

const marksOf = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('utm_mark') ?? 'null') as unknown);

const accept = (page: Page) => page.getByRole('button', { name: 'Хорошо' }).click();
const chatButton = (page: Page) => page.getByRole('button', { name: 'Чат с поддержкой' });
const strip = (page: Page) => page.getByRole('complementary', { name: /бесплатно/ });

test.describe('the address of a visit', () => {
  test('loses link and codes once they are read, and the way back still works [QUERY-004, QUERY-005]', async ({
    page,
    noise,
  }) => {
    await page.goto('/movies?link=letter-7&ott_tv_code=A1B2C3&ott_tv=D4&session_id=s1&sort=new');

    await expect(page).toHaveURL(/\/movies\?sort=new$/);
    await menuLink(page, 'Главная').click();
    await expect(page).toHaveURL(/\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/movies\?sort=new$/);
    await expect(page).toHaveTitle(/^Фильмы/);
    expect(noise()).toEqual([]);
  });

  test('leaves the marks of its campaign, which only a new campaign replaces [QUERY-007, STORE-002]', async ({
    page,
  }) => {
    await page.goto('/?utm_campaign=autumn&utm_source=mail&utm_term=film&access=CODE');
    await expect
      .poll(() => marksOf(page))
      .toEqual({
        utm_campaign: 'autumn',
        utm_source: 'mail',
        query: 'utm_campaign=autumn&utm_source=mail&utm_term=film',
      });

    await page.goto('/movies');
    await act(page);
    await expect(page.getByRole('button', { name: 'Хорошо' })).toBeVisible();
    expect(await marksOf(page)).toMatchObject({ utm_campaign: 'autumn' });

    await page.goto('/?utm_medium=banner');
    await expect
      .poll(() => marksOf(page))
      .toEqual({
        utm_medium: 'banner',
        query: 'utm_medium=banner',
      });
  });
});

test('the page starts from what the server wrote into it, without a call [START-029]', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/v1/images/')) {
      calls.push(pathname);
    }
  });
  await page.goto('/movies');
  await pageNotices(page);
  await idle(page);

  expect(calls).toEqual([]);
});

test.describe('the top banner', () => {
  test.use(withMotion);

  test('takes 500 ms to come, keeps its colours in a page that is alive, and goes by the page and its address [SHELL-007, SHELL-010, SHELL-011, QUERY-018, QUERY-023]', async ({
    page,
    noise,
    stack,
  }) => {
    await page.goto(`${alternateOf(stack)}/?from=armfilm`);
    await act(page);
    await expect(strip(page)).toHaveCSS('animation-duration', '0.5s');
    await expect(strip(page)).toHaveCSS('background-color', 'rgb(10, 90, 64)');

    await openFilms(page);
    await expect(page).toHaveURL(/\/movies$/);
    await expect(strip(page)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Неделя армянского кино' })).toBeVisible();
    await page.goBack();

    await expect(strip(page)).toHaveCSS('background-color', 'rgb(10, 90, 64)');
    expect(noise()).toEqual([]);
  });
});

test.describe('the support chat', () => {
  test('is loaded by a press, answers, gives the focus back, and ends where something plays [CHAT-001, CHAT-002, CHAT-003]', async ({
    page,
    noise,
    stack,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(stack.partiesUrl)) scripts.push(request.url());
    });
    await page.goto('/movies/mayak');
    await act(page);
    await accept(page);
    await expect(chatButton(page)).toBeVisible();
    expect(scripts).toEqual([]);

    await chatButton(page).press('Enter');
    const panel = page.getByRole('dialog', { name: 'Поддержка' });
    await expect(panel.getByRole('textbox', { name: 'Ваш вопрос' })).toBeFocused();
    expect(scripts).toEqual([`${stack.partiesUrl}/chat/widget.js`]);

    const sent = page.waitForRequest(`${stack.partiesUrl}/chat/messages`);
    await page.keyboard.type('Как подключить телевизор?');
    await page.keyboard.press('Enter');
    expect((await sent).postDataJSON()).toMatchObject({ channel: 7, language: 'rus' });
    await expect(panel.getByText('код из шести знаков')).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
    expect(noise()).toEqual([]);

    await chatButton(page).press('Enter');
    await expect(panel).toBeVisible();
    await page.getByRole('link', { name: 'Трейлер' }).first().click();
    await expect(page).toHaveURL(/\/trailer$/);
    await expect(panel).toHaveCount(0);
    await expect(chatButton(page)).toHaveCount(0);
  });

  test('is only the main brand’s, gives the phone where it does not come, and leaves the foot to the cookie notice [CHAT-001, COOKIE-002]', async ({
    page,
    stack,
  }) => {
    await page.route(`${stack.partiesUrl}/**`, (route) => route.abort());
    // A page without the notice.
    await page.goto('/offer');
    await act(page);
    await expect(chatButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Хорошо' })).toHaveCount(0);
    await chatButton(page).click();
    await expect(page.getByText('Позвоните: 8 800 000-00-00')).toBeVisible();

    await page.goto('/');
    await act(page);
    await expect(page.getByRole('button', { name: 'Хорошо' })).toBeVisible();
    await expect(chatButton(page)).toHaveCount(0);

    await page.goto(`${alternateOf(stack)}/movies`);
    await act(page);
    await accept(page);
    await page.mouse.wheel(0, 2000);
    await expect(page.getByRole('button', { name: 'Наверх' })).toBeVisible();
    await expect(chatButton(page)).toHaveCount(0);
  });
});
