import { expect, test } from '../support/answer-test.ts';
import { alternate, cookiesOf, type ServerPage } from '../support/server-page.ts';

/** What the page's own styles set for the label that its root names. */
function looksOf({ document }: ServerPage): string | undefined {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const id = document.documentElement.getAttribute('data-label');
  const rule = new RegExp(String.raw`:root\[data-label="?${id}"?\]\{([^}]+)\}`, 'u');
  return rule.exec(styles.join('\n'))?.[1];
}

test('the host chooses the label [LABEL-001, LABEL-003]', async ({ ask }) => {
  const main = await ask('/');
  const other = await ask('/', alternate);

  expect(main.document.title).toMatch(/Софит/);
  expect(other.document.title).toMatch(/Полоса/);
  expect(looksOf(main)).toBeDefined();
  expect(looksOf(other)).toBeDefined();
  expect(looksOf(main)).not.toBe(looksOf(other));
});

test('a language that the address chooses turns the page over and is remembered', async ({
  ask,
}) => {
  const chosen = await ask('/?lang=hye');
  expect(chosen.document.documentElement.lang).toBe('hy');

  const remembered = { cookie: cookiesOf(chosen) };
  const { document } = await ask('/movies/mayak', remembered);
  expect(document.documentElement.lang).toBe('hy');
  const canonical = document.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toMatch(/\?lang=hye$/);

  const changed = await ask('/movies/mayak?lang=rus', remembered);
  expect(changed.document.documentElement.lang).toBe('ru');
});
