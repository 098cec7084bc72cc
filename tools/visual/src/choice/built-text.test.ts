import { describe, expect, it } from 'vitest';
import { readBuiltText, readStoryEntries, stemOf } from './built-text.ts';

const list = (...names: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=[${names.map((name) => `"./${name}"`).join(',')}])))=>i.map(i=>d[i]);\n`;

const preview = [
  list('link.stories-aaaaaaaa.js', 'link-bbbbbbbb.css', 'theme-cccccccc.js', 'theme-dddddddd.css'),
  'import{n as e}from"./react-eeeeeeee.js";',
  'var s={"./src/home.stories.tsx":()=>a(()=>import(`./home.stories-ffffffff.js`),[],import.meta.url),',
  '"../../libs/ui/primitives/src/link.stories.tsx":()=>a(()=>import(`./link.stories-aaaaaaaa.js`),__vite__mapDeps([0,1]),import.meta.url)};',
  'a(()=>import(`./theme-cccccccc.js`),__vite__mapDeps([2,3]),import.meta.url)',
].join('');

/** Reads a text of a build that made every file with such a mark. */
const read = (text: string) => readBuiltText(text, new Set(text.match(/[\w.]+-(\w)\1{7}\.\w+/gu)));

describe('stemOf', () => {
  it('leaves out the mark of what a file holds', () => {
    expect(stemOf('dash.all.min-Q_cv-8QL.js')).toBe('dash.all.min.js');
    expect(stemOf('iframe.html')).toBe('iframe.html');
  });
});

describe('readBuiltText', () => {
  it('finds what a script loads, now and late, with the style sheets of that', () => {
    expect([...read(preview).mentions].toSorted()).toEqual([
      'react-eeeeeeee.js',
      'theme-cccccccc.js',
      'theme-dddddddd.css',
    ]);
  });

  it('has the same body whatever the files around it hold, and however many stories there are', () => {
    const other = preview
      .replaceAll('react-eeeeeeee', 'react-00000000')
      .replace('"./link.stories-aaaaaaaa.js","./link-bbbbbbbb.css",', '')
      .replace(/"\.\.\/[^}]*/u, '')
      .replace('[2,3]', '[0,1]');

    expect(read(other).body).toBe(read(preview).body);
    expect(read(`${preview};b()`).body).not.toBe(read(preview).body);
  });

  it('leaves names alone that only look like those of built files', () => {
    const text = 'show(`/artwork/poster-serebro-kolyvani.avif`)';

    expect(read(text)).toEqual({ body: text, mentions: new Set() });
  });

  it('finds the fonts of a style sheet', () => {
    expect(read('@font-face{src:url(./golos-gggggggg.woff2)}')).toEqual({
      body: '@font-face{src:url(./golos.woff2)}',
      mentions: new Set(['golos-gggggggg.woff2']),
    });
  });
});

describe('readStoryEntries', () => {
  it('finds the story files with what the page loads for each', () => {
    expect(readStoryEntries(preview)).toEqual([
      { file: 'apps/storybook/src/home.stories.tsx', loads: ['home.stories-ffffffff.js'] },
      {
        file: 'libs/ui/primitives/src/link.stories.tsx',
        loads: ['link.stories-aaaaaaaa.js', 'link.stories-aaaaaaaa.js', 'link-bbbbbbbb.css'],
      },
    ]);
  });
});
