import { expect, test } from '../support/answer-test.ts';
import { alternate, configOf, cookiesOf, type ServerPage } from '../support/server-page.ts';
import { sessionOf } from '../support/session-of.ts';

const banners = ({ document }: ServerPage) => [...document.querySelectorAll('aside[aria-label]')];
const textsOf = (page: ServerPage) =>
  banners(page).map((banner) => banner.getAttribute('aria-label'));

const ofHome = 'Семь дней кино — бесплатно';
const ofFilms = 'Неделя армянского кино';

test('the top banner is in the HTML of the main view of one label, in its colours [SHELL-003, SHELL-007, SHELL-008, SHELL-010, SHELL-012]', async ({
  ask,
}) => {
  const home = await ask('/', alternate);
  expect(textsOf(home)).toEqual([ofHome]);
  const [banner] = banners(home);
  const target = banner?.querySelector('a');
  expect([target?.textContent, target?.getAttribute('href')]).toEqual(['Подробнее', '/services']);

  const style = [...home.document.querySelectorAll('style')].find(({ textContent }) =>
    textContent.startsWith(`.${banner?.className}{`),
  );
  expect(style?.textContent.match(/#[\da-f]{6}/gu)).toEqual([
    '#0a5a40',
    '#ffffff',
    '#ffffff',
    '#14140f',
  ]);
  // Without the mark of the page's policy a browser would not take it.
  const mark = `'nonce-${style?.getAttribute('nonce')}'`;
  expect(home.headers.get('content-security-policy')).toContain(mark);

  expect(textsOf(await ask('/movies', alternate))).toEqual([]);
  expect(textsOf(await ask('/'))).toEqual([]);
});

test('the top banner is not for those who are signed in, where it says so [SHELL-009]', async ({
  ask,
  stack,
}) => {
  const cookie = await sessionOf(stack, '+79000000001');

  const home = await ask('/', { ...alternate, cookie });

  expect(configOf(home)).toMatchObject({ label: { id: 'alternate' }, hasSession: true });
  expect(home.document.querySelector('footer')).not.toBeNull();
  expect(textsOf(home)).toEqual([]);
});

test('the top banner goes by the parameter that it names, on any page [QUERY-018, QUERY-023]', async ({
  ask,
}) => {
  const home = await ask('/?from=armfilm', alternate);
  expect(textsOf(home)).toEqual([ofHome]);
  const asked = { ...alternate, cookie: cookiesOf(home) };
  expect(textsOf(await ask('/movies', asked))).toEqual([ofFilms]);
  expect(textsOf(await ask('/movies?from=armfilm', alternate))).toEqual([ofFilms]);

  const other = await ask('/movies?from=post', asked);

  expect(other.document.querySelector('footer')).not.toBeNull();
  expect(textsOf(other)).toEqual([]);
});
