import { describe, expect, it } from 'vitest';
import { ttmlCues } from './ttml-cues.ts';

const document = (body: string, attributes = '', head = '') =>
  `<?xml version="1.0"?><tt:tt xmlns:tt="http://www.w3.org/ns/ttml" ${attributes}><tt:head>${head}</tt:head><tt:body>${body}</tt:body></tt:tt>`;

const p = (begin: string, end: string, words = 'Words') =>
  `<tt:p begin="${begin}" end="${end}">${words}</tt:p>`;

const times = (...cues: Parameters<typeof ttmlCues>) =>
  ttmlCues(...cues).map(({ start, end }) => [start, end]);

describe('ttmlCues', () => {
  it('reads words without what they look like', () => {
    const words = `
      <tt:span style="s1">Над   мостом</tt:span>
      <tt:br/>
      тихо &amp; <!-- <tt:p> --><tt:metadata/>темно`;
    expect(ttmlCues(document(`<tt:div>${p('1s', '2.5s', words)}</tt:div>`))).toEqual([
      { start: 1, end: 2.5, data: 'Над мостом\nтихо &amp; темно', styles: {} },
    ]);
  });

  it.each([
    ['00:01:02.500', '01:00:00', [62.5, 3600], ''],
    ['00:00:01:12', '00:00:02:00', [1.5, 2], 'ttp:frameRate="24"'],
    ['500ms', '1m', [0.5, 60], ''],
    ['20t', '40t', [2, 4], 'ttp:tickRate="10"'],
    ['12f', '1h', [0.5, 3600], 'ttp:frameRate="24"'],
  ])('reads the times %s to %s', (begin, end, [from, to], attributes) => {
    expect(times(document(p(begin, end), attributes))).toEqual([[from, to]]);
  });

  it('counts times within what is around them', () => {
    const inner = `<tt:p begin="1s" dur="2s">A</tt:p><tt:p begin="4s" end="99s">B</tt:p>`;
    const outer = `<tt:div begin="10s" end="20s">${inner}</tt:div>${p('1s', '2s')}`;
    expect(times(document(outer))).toEqual([
      [11, 13],
      [14, 20],
      [1, 2],
    ]);
  });

  it('shows nothing outside of the segment, and all of it what says no time', () => {
    const body = `<tt:p>A</tt:p>${p('3s', '5s')}${p('1s', '2s')}`;
    expect(times(document(body), 0, 4, 6)).toEqual([
      [4, 6],
      [4, 5],
    ]);
    expect(times(document(body), 100)[1]).toEqual([103, 105]);
  });

  it('stands above where its region does', () => {
    const regions = `<tt:region xml:id="top" tts:origin="10% 5%"/><tt:region xml:id="foot" tts:origin="10% 80%"/><tt:region xml:id="all" tts:origin="0% 0%" tts:displayAlign="after"/>`;
    const body = ['top', 'foot', 'all']
      .map((region) => `<tt:div region="${region}">${p('1s', '2s')}</tt:div>`)
      .join('');
    const styles = ttmlCues(document(body, '', regions)).map((cue) => cue.styles);
    expect(styles).toEqual([{ line: 5, snapToLines: false }, {}, {}]);
  });

  it('makes nothing of what is no TTML, or says nothing', () => {
    expect(ttmlCues('Not found')).toEqual([]);
    expect(ttmlCues(document(p('1s', '2s', '<tt:br/>')))).toEqual([]);
    expect(ttmlCues(document(p('2s', '1s')))).toEqual([]);
  });
});
