import { expect, test } from '../support/answer-test.ts';
import { mainText, type ServerPage } from '../support/server-page.ts';

/** A shelf by its headline, where it stands: what the server sends on out of sight is for scripts. */
function shelf({ document }: ServerPage, name: string) {
  const isNamed = (text: string | null | undefined) => text?.trim() === name;
  const found = [...document.querySelectorAll('main section')].find(
    (section) =>
      section.closest('[hidden]') === null &&
      (isNamed(section.getAttribute('aria-label')) ||
        isNamed(section.querySelector('h2')?.textContent)),
  );
  if (!found) throw new Error(`There is no shelf «${name}»`);
  return found;
}

test('the home page holds its titles, and no style that a policy would refuse', async ({ ask }) => {
  const home = await ask('/');

  for (const title of ['Город после дождя', 'Метрополис', 'Носферату']) {
    expect(mainText(home)).toContain(title);
  }
  expect(home.document.querySelectorAll('[style]')).toHaveLength(0);
});

test('the home page holds blocks of every type, each in its own way, with 24 channels in two rows [HOME-001, BLOCK-049, BLOCK-050, BLOCK-052, BLOCK-053, BLOCK-054, BLOCK-055, BLOCK-056, HOME-005]', async ({
  ask,
}) => {
  const home = await ask('/');

  const first = (name: string) => shelf(home, name).querySelector('li a')?.getAttribute('href');
  expect(first('Сейчас в эфире')).toMatch(/^\/tv\//u);
  const channels = [...shelf(home, 'Сейчас в эфире').querySelectorAll('li')];
  expect(channels.map((cell) => cell.querySelectorAll('a').length)).toEqual(Array(12).fill(2));
  expect(first('Подписки')).toMatch(/^\/services\//u);
  expect(first('Подборки')).toMatch(/^\/collections\//u);
  expect(first('Споём')).toMatch(/^\/karaoke\//u);
  expect(first('Космос рядом')).toMatch(/^\/movies\//u);
  expect(shelf(home, 'Топ-10 за сутки').querySelectorAll('li')).toHaveLength(10);
  expect(first('Смотрят на этой неделе')).toBe('/movies/metropolis');
});
