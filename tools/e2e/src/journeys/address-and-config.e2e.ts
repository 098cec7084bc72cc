import type { Page } from '@playwright/test';
import type { Stack } from '@foyer/workspace/stack';
import { menuLink, openFilms } from '../page-objects/menu.ts';
import { pageAlive } from '../support/alive.ts';
import { signIn } from '../support/sign-in.ts';
import { expect, test } from '../support/test.ts';

const alternateOf = (stack: Stack) => stack.webUrl.replace('localhost', 'polosa.localhost');

/** The first act of a visitor, which starts what is alive on the page, once it can be heard. */
async function act(page: Page): Promise<void> {
  await pageAlive(page);
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

  test('is not told to other sites', async ({ page }) => {
    const answer = await page.goto('/?ott_tv_code=A1B2C3');

    expect(answer?.headers()['referrer-policy']).toBe('strict-origin-when-cross-origin');
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

  test('opens a dialog of the site by its name on any page, and no other [QUERY-012]', async ({
    page,
  }) => {
    await page.goto('/movies?popup=language');
    await expect(
      page.getByRole('dialog', { name: 'На каком языке показывать сайт' }),
    ).toBeVisible();
    await expect(page).toHaveURL(/\/movies$/);

    await page.goto('/movies?popup=poll');
    await expect(page.getByRole('button', { name: 'Хорошо' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test('the page starts from what the server wrote into it, without a call [START-029, ENTITY-018, LABEL-005]', async ({
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
  await pageAlive(page);

  const state = await page.locator('#foyer-page-state').textContent();
  expect((JSON.parse(state ?? '') as { config: unknown }).config).toMatchObject({
    label: { id: 'main', domain: 'sofit.example', languages: ['rus', 'eng', 'hye'] },
    initialPage: '/movies',
    mainHostname: 'sofit.example',
    deviceType: 'web',
    revision: 'test',
    site: {
      landingsNames: ['promocode', 'podarochnye-sertifikaty', 'docs', 'smarttv'],
      cookieInfoExemptions: ['/offer'],
      externalAdsExemptions: ['/kids'],
      chat: { channel: 7 },
    },
  });
  expect(calls).toEqual([]);
});

test.describe('the top banner', () => {
  test('is in the HTML of the main view of one label, in its colours [SHELL-003, SHELL-007, SHELL-008, SHELL-010]', async ({
    browser,
    page,
    stack,
  }) => {
    const still = await browser.newContext({ javaScriptEnabled: false });
    const read = await still.newPage();
    await read.goto(alternateOf(stack));
    await expect(strip(read)).toHaveCSS('background-color', 'rgb(10, 90, 64)');
    await expect(strip(read).getByRole('link', { name: 'Подробнее' })).toHaveAttribute(
      'href',
      '/services',
    );
    await read.goto(`${alternateOf(stack)}/movies`);
    await expect(read.getByRole('complementary')).toHaveCount(0);
    await still.close();

    await page.goto('/');
    await expect(strip(page)).toHaveCount(0);
  });

  test('keeps its colours in a page that is alive, and comes and goes with the main view', async ({
    page,
    noise,
    stack,
  }) => {
    await page.goto(alternateOf(stack));
    await act(page);
    await pageAlive(page);
    await expect(strip(page)).toHaveCSS('background-color', 'rgb(10, 90, 64)');

    await openFilms(page);
    await expect(page).toHaveURL(/\/movies$/);
    await expect(strip(page)).toHaveCount(0);
    await page.goBack();

    await expect(strip(page)).toHaveCSS('background-color', 'rgb(10, 90, 64)');
    expect(noise()).toEqual([]);
  });

  test('takes 500 ms to come [SHELL-011]', async ({ page, stack }) => {
    await page.goto(alternateOf(stack));

    await expect(strip(page)).toHaveCSS('animation-duration', '0.5s');
  });

  test('is not for those who are signed in, where it says so [SHELL-009]', async ({
    page,
    stack,
  }) => {
    await signIn(page, '+79000000001', { origin: alternateOf(stack) });

    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(strip(page)).toHaveCount(0);
  });

  test('goes by the parameter that it names, on any page [QUERY-018, QUERY-023]', async ({
    page,
    stack,
  }) => {
    const ofFilms = page.getByRole('complementary', { name: 'Неделя армянского кино' });

    await page.goto(`${alternateOf(stack)}/?from=armfilm`);
    await expect(strip(page)).toBeVisible();
    await openFilms(page);
    await expect(ofFilms).toBeVisible();

    await page.goto(`${alternateOf(stack)}/movies?from=post`);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(ofFilms).toHaveCount(0);
  });
});

test.describe('the support chat', () => {
  test('is loaded by a press, answers, and gives the focus back [CHAT-001, CHAT-002, CHAT-003]', async ({
    page,
    noise,
    stack,
  }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(stack.partiesUrl)) scripts.push(request.url());
    });
    await page.goto('/');
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
  });

  test('gives the phone where it does not come', async ({ page, stack }) => {
    await page.route(`${stack.partiesUrl}/**`, (route) => route.abort());
    await page.goto('/');
    await act(page);
    await accept(page);
    await chatButton(page).click();

    await expect(page.getByText('Позвоните: 8 800 000-00-00')).toBeVisible();
  });

  test('closes on the way to where something plays, and is not there', async ({ page }) => {
    await page.goto('/movies/mayak');
    await act(page);
    await accept(page);
    await chatButton(page).click();
    await expect(page.getByRole('dialog', { name: 'Поддержка' })).toBeVisible();

    await page.getByRole('link', { name: 'Трейлер' }).first().click();

    await expect(page).toHaveURL(/\/trailer$/);
    await expect(page.getByRole('dialog', { name: 'Поддержка' })).toHaveCount(0);
    await expect(chatButton(page)).toHaveCount(0);
  });

  test('is only the main brand’s, and leaves the foot to the cookie notice [CHAT-001, COOKIE-002]', async ({
    page,
    stack,
  }) => {
    // A page without the notice.
    await page.goto('/offer');
    await act(page);
    await expect(chatButton(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Хорошо' })).toHaveCount(0);

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
