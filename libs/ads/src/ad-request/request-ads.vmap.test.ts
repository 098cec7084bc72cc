// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ADDRESS, askFor, idsOf } from '../testing/ask-for.ts';
import { parseXml } from '../testing/parse-xml.ts';
import { inline, vast, wrapper } from '../testing/vast.ts';
import { readMidrolls } from './request-ads.ts';
import { XmlFailure } from './xml-failure.ts';

const vmap = (breaks: string, version = '1.0') =>
  `<vmap:VMAP xmlns:vmap="http://www.iab.net/videosuite/vmap" version="${version}">${breaks}</vmap:VMAP>`;

const adBreak = (at: string, source: string, { attributes = '', type = 'linear' } = {}) =>
  `<vmap:AdBreak timeOffset="${at}" breakType="${type}" breakId="${at}" ${attributes}>${source}
    <vmap:TrackingEvents><vmap:Tracking event="breakStart">https://t.example/${at}/start</vmap:Tracking>
      <vmap:Tracking event="breakEnd">https://t.example/${at}/end</vmap:Tracking>
      <vmap:Tracking event="error"><![CDATA[https://t.example/${at}/error?[ERRORCODE]]]></vmap:Tracking></vmap:TrackingEvents></vmap:AdBreak>`;
const data = (xml: string, attributes = '') =>
  `<vmap:AdSource ${attributes}><vmap:VASTAdData>${xml.replace(/^<\?.*?\?>/u, '')}</vmap:VASTAdData></vmap:AdSource>`;
const tag = (url: string, { template = 'vast4', attributes = '' } = {}) =>
  `<vmap:AdSource ${attributes}><vmap:AdTagURI templateType="${template}"><![CDATA[${url}]]></vmap:AdTagURI></vmap:AdSource>`;
const BREAK = 'https://ads.example/break';

const schedule = vmap(
  adBreak('start', data(vast(inline('pre')))) +
    adBreak('00:10:00', data(vast(inline('m10')))) +
    adBreak('25%', data(vast(inline('m25')))) +
    adBreak('75%', data(vast(inline('m75')))) +
    adBreak('end', data(vast(inline('post')))),
);

describe('requestAds with VMAP', () => {
  it.each([
    ['preroll', 0, ['pre']],
    ['midroll', 299, []],
    ['midroll', 300, ['m25']],
    ['midroll', 600, ['m10']],
    ['midroll', 1190, ['m75']],
    ['postroll', 1200, ['post']],
    ['pauseroll', 700, []],
  ] as const)('shows at the %s of %i s %j', async (slot, time, ids) => {
    const { answer, pings } = await askFor(schedule, { slot, time, duration: 1200 });

    expect(idsOf(answer.pod)).toEqual(ids);
    expect(answer.error).toBe(ids.length === 0 ? 'VMAP_NO_AD_BREAKS' : undefined);
    expect(pings).toEqual([]);
  });

  it.each([
    ['00:00:00', 'preroll'],
    ['0%', 'preroll'],
    ['100%', 'postroll'],
    ['00:20:00', 'postroll'],
  ] as const)('takes %s as the %s', async (at, slot) => {
    const { answer } = await askFor(vmap(adBreak(at, data(vast(inline('a'))))), {
      slot,
      duration: 1200,
    });

    expect(idsOf(answer.pod)).toEqual(['a']);
  });

  it('asks where the break says, and hands its pings on but those of errors', async () => {
    const { answer, asked } = await askFor({
      [ADDRESS]: vmap(adBreak('start', tag(BREAK))),
      [BREAK]: vast(inline('a')),
    });

    expect(asked).toEqual([ADDRESS, BREAK]);
    expect(idsOf(answer.pod)).toEqual(['a']);
    expect(answer.breakTrackings).toEqual([
      { event: 'breakStart', url: 'https://t.example/start/start' },
      { event: 'breakEnd', url: 'https://t.example/start/end' },
    ]);
  });

  it.each([
    [new XmlFailure('VAST_REQUEST_FAILED'), 'VAST_REQUEST_FAILED', 1008],
    [new XmlFailure('VAST_INVALID_XML'), 'VAST_INVALID_XML', 1006],
    [vast('', '9.9'), 'VAST_VERSION_NOT_SUPPORTED', 1006],
    ['<vmap:VMAP xmlns:vmap="x"/>', 'VAST_SCHEMA_INVALID', 1006],
  ] as const)('tells the break of a document that cannot be had', async (document, name, code) => {
    const { answer, pings } = await askFor({
      [ADDRESS]: vmap(adBreak('start', tag(BREAK))),
      [BREAK]: document,
    });

    expect(answer.error).toBe(name);
    expect(pings).toEqual([`https://t.example/start/error?${code}`]);
  });

  it('tells the break when the budget is spent', async () => {
    const { answer, pings } = await askFor(
      {
        [ADDRESS]: vmap(adBreak('start', tag(BREAK))),
        [BREAK]: () => new Promise(() => undefined),
      },
      { budgetMs: 5 },
    );

    expect(answer.error).toBe('VAST_TIMEOUT');
    expect(pings).toEqual(['https://t.example/start/error?1007']);
  });

  it.each([
    ['an own template', tag(BREAK, { template: 'proprietary' })],
    ['custom data', '<vmap:AdSource><vmap:CustomAdData templateType="x"/></vmap:AdSource>'],
    ['nothing', ''],
  ])('has no source in %s', async (_, source) => {
    const { answer, asked, pings } = await askFor(vmap(adBreak('start', source)));

    expect(answer.error).toBe('VMAP_NO_AD_SOURCE');
    expect(asked).toEqual([ADDRESS]);
    expect(pings).toEqual(['https://t.example/start/error?1004']);
  });

  it('does not ask for a break where consent forbids it', async () => {
    const { answer, asked } = await askFor(vmap(adBreak('start', tag(BREAK))), {
      mayAsk: (url) => url !== BREAK,
    });

    expect(answer.error).toBe('VAST_REQUEST_FAILED');
    expect(asked).toEqual([ADDRESS]);
  });

  it('leaves the faults of an advertisement to its own pings', async () => {
    const { answer, pings } = await askFor(
      vmap(adBreak('start', data(vast(inline('a', { files: '' }))))),
    );

    expect(answer.error).toBe('MEDIA_FILE_MISSING');
    expect(pings).toEqual(['https://t.example/a/error?401']);
  });

  it('keeps to one advertisement and to no wrapper where the source says so', async () => {
    const pod = vast(inline('a', { sequence: '1' }) + inline('b', { sequence: '2' }));
    const one = await askFor(vmap(adBreak('start', data(pod, 'allowMultipleAds="false"'))));
    const wrapped = data(vast(wrapper('w', BREAK)), 'followRedirects="false"');
    const none = await askFor({ [ADDRESS]: vmap(adBreak('start', wrapped)), [BREAK]: pod });

    expect(idsOf(one.answer.pod)).toEqual(['a']);
    expect(none.answer.error).toBe('VAST_NO_ADS');
    expect(none.asked).toEqual([ADDRESS]);
  });

  it('passes over breaks that are not linear, and a version that it does not know', async () => {
    const display = adBreak('start', data(vast(inline('x'))), { type: 'nonlinear,display' });
    const linear = adBreak('start', data(vast(inline('a'))), { type: 'display, linear' });

    expect(idsOf((await askFor(vmap(display + linear))).answer.pod)).toEqual(['a']);
    expect((await askFor(vmap(linear, '2.0'))).answer.error).toBe('VMAP_VERSION_NOT_SUPPORTED');
  });
});

describe('readMidrolls', () => {
  const midrolls = (xml: string, duration: number) =>
    readMidrolls(
      { address: ADDRESS, budgetMs: 1000, duration, macros: {} },
      { fetchXml: async () => parseXml(xml), mayAsk: () => true, ping: () => undefined },
      new AbortController().signal,
    );

  it('gives times in order, percentages by the duration, without start and end [AD-021]', async () => {
    expect(await midrolls(schedule, 1200)).toEqual([300, 600, 900]);
    expect(await midrolls(schedule, 0)).toEqual([600]);
  });

  it('repeats a break to the end, and gives each time once', async () => {
    const again = adBreak('00:05:00', '', { attributes: 'repeatAfter="00:05:00"' });

    expect(await midrolls(vmap(again + adBreak('50%', '')), 1200)).toEqual([300, 600, 900]);
    expect(await midrolls(vmap(again), 0)).toEqual([300]);
  });

  it('repeats a break a hundred times at most', async () => {
    const often = adBreak('00:00:01', '', { attributes: 'repeatAfter="00:00:01"' });

    expect(await midrolls(vmap(often), 7200)).toHaveLength(100);
  });

  it('leaves out positions that are none', async () => {
    expect(
      await midrolls(vmap(adBreak('#1', '') + adBreak('soon', '') + adBreak('00:30:00', '')), 1200),
    ).toEqual([]);
  });

  it('has nothing to say of VAST, and of what cannot be read', async () => {
    expect(await midrolls(vast(inline('a')), 1200)).toBeUndefined();
    expect(await midrolls('', 1200)).toBeUndefined();
  });
});
