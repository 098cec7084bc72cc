import { expect, test } from '../support/answer-test.ts';
import { alternate, cookiesOf, type ServerPage } from '../support/server-page.ts';

/** What the page's own styles set for the label that its root names. */
function looksOf({ document }: ServerPage): string | undefined {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const id = document.documentElement.getAttribute('data-label');
  const rule = new RegExp(String.raw`:root\[data-label="?${id}"?\]\{([^}]+)\}`, 'u');
  return rule.exec(styles.join('\n'))?.[1];
}

/** The colour behind the page, which the label's looks name. */
function groundOf(page: ServerPage): string | undefined {
  const styles = [...page.document.querySelectorAll('style')].map(({ textContent }) => textContent);
  const [, name] = /:root\{[^}]*background:var\((--[\w-]+)\)/u.exec(styles.join('\n')) ?? [];
  return new RegExp(`${name}:([^;]+)`, 'u').exec(looksOf(page) ?? '')?.[1];
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

test('a header with the mark and the service’s menu stands over the page, on the label’s ground [SHELL-002, HEAD-001, HEAD-002]', async ({
  ask,
  request,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const grounds: (string | undefined)[] = [];
  for (const [host, name] of [
    ['localhost', 'Софит'],
    ['polosa.localhost', 'Полоса'],
  ] as const) {
    const page = await ask('/movies/mayak', { host });
    const menu = await request.get('/api/v1/menu', {
      headers: { host: `${host}:${port}`, 'accept-language': 'ru' },
    });
    const { items } = (await menu.json()) as { items: { title: string }[] };

    const { document } = page;
    const mark = document.querySelector(`header a[href="/"]`);
    expect(mark?.getAttribute('aria-label') ?? mark?.textContent).toContain(name);
    const links = [...document.querySelectorAll('a')].map(({ textContent }) => textContent.trim());
    expect(items.length).toBeGreaterThan(2);
    expect(links).toEqual(expect.arrayContaining(items.slice(0, 3).map(({ title }) => title)));
    expect(document.querySelector('main h1')?.textContent).toContain('Маяк');
    grounds.push(groundOf(page));
  }
  expect(grounds).not.toContain(undefined);
  expect(new Set(grounds).size).toBe(2);
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
