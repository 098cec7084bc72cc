import { expect, test } from '../support/answer-test.ts';
import type { ServerPage } from '../support/server-page.ts';

/** Where the titles that were found lead. */
function foundIn({ document }: ServerPage) {
  const heading = [...document.querySelectorAll('main h2')].find(
    ({ textContent }) => textContent === 'Что нашлось',
  );
  const cards = document.querySelectorAll(`main [aria-labelledby="${heading?.id}"] a`);
  return [...cards].map((card) => card.getAttribute('href'));
}

test('without scripts, filters are a form, and every page of a list has a link', async ({
  ask,
}) => {
  const { document } = await ask('/movies/catalog');
  const form = document.querySelector('main noscript form');
  const drama = [...(form?.querySelectorAll('label') ?? [])].find(
    ({ textContent }) => textContent === 'Драма',
  );
  const choice = drama?.querySelector('input');
  expect(form?.getAttribute('method')).toBeNull();
  expect(form?.querySelector('button[type="submit"]')?.textContent).toBe('Показать');

  const [path, name, value] = [
    form?.getAttribute('action'),
    choice?.getAttribute('name'),
    choice?.getAttribute('value'),
  ];
  const found = await ask(`${path}?${name}=${value}`);
  const first = foundIn(found);
  const more = [...found.document.querySelectorAll('main a')].find(
    ({ textContent }) => textContent === 'Показать ещё',
  );
  const next = more?.getAttribute('href') ?? '';
  expect(next).toMatch(/\?genres=drama&page=2$/);
  const second = foundIn(await ask(next));

  expect(first.length).toBeGreaterThan(0);
  expect(second.length).toBeGreaterThan(0);
  expect(second[0]).not.toBe(first[0]);
});
