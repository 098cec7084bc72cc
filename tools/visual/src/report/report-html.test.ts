import { describe, expect, it } from 'vitest';
import type { Comparison } from './comparison.ts';
import { reportHtml } from './report-html.ts';

const comparison: Comparison = {
  story: {
    id: 'components-button--primary',
    file: 'button.stories.tsx',
    title: 'Components/Button',
    name: '<b> & "c"',
    pinned: {},
  },
  mode: { label: 'main', language: 'rus', width: 360 },
  outcome: 'changed',
  changedPixels: 12,
};
const report = (comparisons: readonly Comparison[], pictures = {}) =>
  reportHtml({
    base: 'HEAD~1',
    comparisons,
    causes: [{ what: 'a<b.css', stories: [comparison.story], chains: [['button.tsx', 'a<b.css']] }],
    pictures: new Map([['components-button--primary.main-rus-360', pictures]]),
  });

describe('reportHtml', () => {
  it('shows a change before, after and as a difference, without another file', () => {
    const html = report([comparison], {
      before: 'data:image/webp;base64,AAAA',
      after: 'data:image/webp;base64,BBBB',
      difference: 'data:image/webp;base64,CCCC',
    });

    expect(html.match(/<figcaption>\w+<\/figcaption>|data:[^"]+/g)).toEqual([
      '<figcaption>Before</figcaption>',
      'data:image/webp;base64,AAAA',
      '<figcaption>After</figcaption>',
      'data:image/webp;base64,BBBB',
      '<figcaption>Difference</figcaption>',
      'data:image/webp;base64,CCCC',
    ]);
    expect(html).toContain('main-rus-360, changed, 12 pixels');
    expect(html).not.toMatch(/(?:src|href)="(?!data:|#)/);
  });

  it('writes names as text, whatever they hold', () => {
    expect(report([comparison])).toContain('<h3>&lt;b&gt; &amp; &quot;c&quot;</h3>');
  });

  it('says why a story failed', () => {
    expect(report([{ ...comparison, problem: 'no <button>' }])).toContain(
      'The story failed: no &lt;button&gt;',
    );
  });

  it('says why stories were pictured, with the way to the change', () => {
    expect(report([comparison])).toContain(
      '<h3>a&lt;b.css</h3> <span>1 stories</span></summary>\n<ol><li>button.tsx → a&lt;b.css</li></ol>',
    );
  });

  it('says so when nothing looks different', () => {
    expect(report([{ ...comparison, outcome: 'same' }])).toContain('Nothing looks different.');
  });
});
