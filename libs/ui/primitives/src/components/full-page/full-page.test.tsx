import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { renderWithLabel } from '../../testing/index.ts';
import { surround } from '../../testing/surround.tsx';
import { FullPage } from './full-page.tsx';

it('says in the server’s page that its scripts did not come, and no more once they have', async () => {
  const html = renderToString(await surround(<FullPage>Фильм</FullPage>));
  expect(html).toContain('Часть страницы не загрузилась.');
  expect(html).toMatch(/<a [^>]*href=""[^>]*>Повторить/u);

  const { container } = await renderWithLabel(<FullPage>Фильм</FullPage>);
  expect(container.textContent).toBe('Фильм');
});
