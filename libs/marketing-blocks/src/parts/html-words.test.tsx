import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readHtml } from './html-words.tsx';

afterEach(cleanup);

const htmlOf = (html: string) =>
  render(<div>{readHtml(html)}</div>).container.firstElementChild?.innerHTML;

describe('readHtml', () => {
  it('keeps paragraphs, lists, emphasis and links', () => {
    const html =
      '<p>Да, <b>в любой</b> день:<br><a href="/faq?a=1&amp;b=2">как</a></p><ul><li>раз</li></ul>';

    expect(htmlOf(html)).toBe(html);
  });

  it('keeps the words of what may not stand, and nothing of what runs', () => {
    expect(
      htmlOf('<h1 onclick="a()">Раз</h1><script>alert(1)</script><img src=x onerror=a()> два'),
    ).toBe('Раз два');
    expect(htmlOf('<a href="javascript:alert(1)">три</a><a href="//evil.example">!</a>')).toBe(
      'три!',
    );
  });

  it('ends what is left open, and a paragraph where another begins', () => {
    expect(htmlOf('<p>раз<p>два <b>три</p>четыре &lt;5 < 6</i>')).toBe(
      '<p>раз</p><p>два <b>три</b></p>четыре &lt;5 &lt; 6',
    );
  });
});
