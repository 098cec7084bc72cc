import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { treeOf } from './page-tree.ts';
import { PlainPage } from './plain-page.ts';

const pageOf = (body: string) =>
  `<!doctype html><html lang="ru" data-label="main"><head><title>Кино</title><style>a{color:red}</style><style>b{top:0}</style></head><body>${body}</body></html>`;

describe('treeOf', () => {
  it('reads title, language, label and styles', () => {
    expect(treeOf(pageOf(''))).toEqual({
      title: 'Кино',
      root: { lang: 'ru', 'data-label': 'main' },
      styles: 'a{color:red}\nb{top:0}',
      body: [],
    });
  });

  it.each([
    [
      '<a class="card" href="/kino" tabindex="0"><img src="/k.avif" alt="" loading="lazy"/>Кино</a>',
    ],
    ['<picture><source type="image/avif" srcSet="/k.avif 1x"/></picture><p hidden="">18+</p>'],
    ['<svg viewBox="0 0 8 8" aria-hidden="true"><path d="M0,0" stroke-width="2"></path></svg>'],
  ])('lets others draw the same: %s', (html) => {
    const { body } = treeOf(pageOf(html));

    expect(renderToStaticMarkup(PlainPage({ body }))).toBe(html);
  });

  it('leaves out what only scripts read', () => {
    const { body } = treeOf(
      pageOf(
        '<!--$--><script>run()</script><template>x</template><link href="/a.css"/>Кино<!--/$-->',
      ),
    );

    expect(body).toEqual(['Кино']);
  });
});
