import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillWithHtml, htmlOf, htmlTags } from './html-dom.ts';

function again(html: string): string {
  const root = document.createElement('div');
  fillWithHtml(root, html);
  return htmlOf(root);
}

const folder = `${import.meta.dirname}/../../../../pages/`;

/** Every text with tags of the demo's pages. */
const seeded = globSync('*.json', { cwd: folder }).flatMap((name) =>
  [
    ...readFileSync(folder + name, 'utf8').matchAll(
      /": ("(?:[^"\\]|\\.)*<(?:p|ul|ol|b|strong|a|br)[ >](?:[^"\\]|\\.)*")/g,
    ),
  ].map(([, text = '""']) => JSON.parse(text) as string),
);

describe('htmlOf', () => {
  it.each([
    '',
    'Свет погас',
    '<p>Свет <b>погас</b></p><p>и <em>зажёгся</em><br>снова</p>',
    '<ul><li>раз</li><li>два</li></ul><ol><li>три</li></ol>',
    '<p><a href="/movies?a=1&amp;b=2">Фильмы</a> и <a href="https://example.org/">сайт</a></p>',
    'a &lt; b &amp; c',
  ])('gives %s back as it was', (html) => expect(again(html)).toBe(html));

  it('gives the texts of the demo back', () => {
    expect(seeded.length).toBeGreaterThan(20);
    for (const html of seeded) expect(again(html)).toBe(html);
  });

  it.each([
    ['<script>alert(1)</script>да', 'да'],
    ['<p onclick="alert(1)" style="color:red">да</p>', '<p>да</p>'],
    ['<a href="javascript:alert(1)">да</a>', 'да'],
    ['<img src=x onerror=alert(1)>да', 'да'],
    ['<div>раз</div><div>два</div>', 'раздва'],
    ['<p><br></p>', ''],
    ['<p>раз<p>два', '<p>раз</p><p>два</p>'],
  ])('makes of %s what blocks may hold', (html, kept) => expect(again(html)).toBe(kept));

  it('takes the lines that a browser makes for paragraphs', () => {
    const root = document.createElement('div');
    for (const words of ['раз', 'два']) {
      const line = document.createElement('div');
      line.append(words);
      root.append(line);
    }
    expect(htmlOf(root)).toBe('<p>раз</p><p>два</p>');
  });
});

it('has the tags that blocks show', () => {
  const blocks = `${import.meta.dirname}/../../../../libs/marketing-blocks/src/parts/html-words.tsx`;
  const [, list = ''] =
    /const allowed = new Set\(\[([^\]]*)\]/.exec(readFileSync(blocks, 'utf8')) ?? [];

  expect([...list.matchAll(/'(\w+)'/g)].map(([, tag]) => tag)).toEqual([...htmlTags]);
});
