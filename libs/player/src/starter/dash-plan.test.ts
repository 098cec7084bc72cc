import { describe, expect, it } from 'vitest';
import { dashPlan } from './dash-plan.ts';

const base = 'https://media.example/film/manifest.mpd?profile=web';

const manifest = `<MPD type="static" mediaPresentationDuration="PT1M30S"><Period id="0">
<AdaptationSet contentType="video">
  <Representation id="0" bandwidth="900000" codecs="avc1.64001f" mimeType="video/mp4"><SegmentTemplate timescale="12800" initialization="720p/init.mp4" media="720p/$Number$.m4s" startNumber="1"><SegmentTimeline><S t="0" d="25600" r="44"/></SegmentTimeline></SegmentTemplate></Representation>
  <Representation id="1" bandwidth="200000" codecs="avc1.640015" mimeType="video/mp4"><SegmentTemplate timescale="12800" initialization="240p/init.mp4" media="240p/$Number$.m4s" startNumber="1"><SegmentTimeline><S t="0" d="25600" r="44"/></SegmentTimeline></SegmentTemplate></Representation>
</AdaptationSet>
<AdaptationSet contentType="audio" lang="ru">
  <Representation id="2" bandwidth="96000" codecs="mp4a.40.2" mimeType="audio/mp4"><SegmentTemplate timescale="48000" initialization="ru/init.mp4" media="ru/$Time$.m4s"><SegmentTimeline><S t="0" d="96256" r="2"/><S t="288768" d="95232"/></SegmentTimeline></SegmentTemplate></Representation>
</AdaptationSet>
<AdaptationSet contentType="text"><Representation id="3" bandwidth="256"><BaseURL>ru.vtt</BaseURL></Representation></AdaptationSet>
</Period></MPD>`;

const names = (urls: readonly string[] = []) =>
  urls.map((url) => url.replace('https://media.example/film/', ''));

describe('dashPlan', () => {
  it('starts with the lowest picture and the main sound, eight seconds of each', () => {
    const plan = dashPlan(manifest, base);
    expect(plan).toMatchObject({
      duration: 90,
      startTime: 0,
      streams: [
        { kind: 'video', type: 'video/mp4; codecs="avc1.640015"', language: undefined },
        { kind: 'audio', type: 'audio/mp4; codecs="mp4a.40.2"', language: 'ru' },
      ],
    });
    expect(plan?.streams.map(({ urls }) => names(urls))).toEqual([
      ['240p/init.mp4', '240p/1.m4s', '240p/2.m4s', '240p/3.m4s', '240p/4.m4s'],
      ['ru/init.mp4', 'ru/0.m4s', 'ru/96256.m4s', 'ru/192512.m4s', 'ru/288768.m4s'],
    ]);
  });

  it('begins with the segment that holds the start time', () => {
    const [video] = dashPlan(manifest, base, 6.5)?.streams ?? [];
    expect(names(video?.urls)).toEqual([
      '240p/init.mp4',
      ...[4, 5, 6, 7, 8].map((number) => `240p/${number}.m4s`),
    ]);
  });

  it('fills templates of the whole set, with a fixed length and padded numbers', () => {
    const plain = `<MPD mediaPresentationDuration="PT12S"><Period><AdaptationSet mimeType="video/mp4" codecs="avc1.4d400d"><SegmentTemplate timescale="1000" duration="4000" startNumber="0" initialization="i-$RepresentationID$.mp4" media="s-$RepresentationID$-$Number%03d$.m4s"/><Representation id="low" bandwidth="1"/></AdaptationSet></Period></MPD>`;
    const [video] = dashPlan(plain, base, 8.5)?.streams ?? [];
    expect(names(video?.urls)).toEqual(['i-low.mp4', 's-low-002.m4s']);
  });

  const set = (name: string, attributes: string, inside: string) =>
    manifest
      .match(new RegExp(`<AdaptationSet contentType="${name}[\\s\\S]*?</AdaptationSet>`))?.[0]
      .replace(/(lang="ru")?>/, `$1 ${attributes}>${inside}`)
      .replaceAll('240p/', 'other/')
      .replaceAll('ru/', 'other/') ?? '';
  const before = (name: string, attributes: string, inside: string) =>
    manifest.replace(`<AdaptationSet contentType="${name}"`, `${set(name, attributes, inside)}$&`);
  const trick =
    '<EssentialProperty schemeIdUri="http://dashif.org/guidelines/trickmode" value="0"/>';
  const role = (value: string) => `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${value}"/>`;

  it.each([
    [
      'a description',
      'audio',
      '<Accessibility schemeIdUri="urn:tva:metadata:cs:AudioPurposeCS:2007" value="1"/>',
    ],
    ['what has the role of a description', 'audio', role('description')],
    ['a commentary', 'audio', role('commentary')],
    ['pictures for seeking', 'video', trick],
    ['another camera', 'video', role('alternate')],
  ])('passes over %s that stands first', (_, name, inside) => {
    const plan = dashPlan(before(name, '', inside), base);
    expect(plan?.streams.map(({ urls }) => names(urls)[0])).toEqual([
      '240p/init.mp4',
      'ru/init.mp4',
    ]);
  });

  it('takes the set that says that it is the main one', () => {
    const main = `lang="en">${role('main')}`;
    const text = before('audio', '', '').replace('lang="ru">', main);
    expect(dashPlan(text, base)?.streams[1]?.language).toBe('en');
  });

  it.each([
    ['a choice between two pictures', before('video', '', '')],
    ['a choice between two sounds of a language', before('audio', '', '')],
    [
      'sets with an order of their own',
      manifest.replace('lang="ru"', 'lang="ru" selectionPriority="2"'),
    ],
    [
      'a title whose only sound is a description',
      manifest.replace('lang="ru">', `lang="ru">${role('description')}`),
    ],
  ])('leaves %s to the engine', (_, text) => {
    expect(dashPlan(text, base)).toBeUndefined();
  });

  it('reads an ampersand in an address as one', () => {
    const text = manifest.replaceAll('.m4s"', '.m4s?a=1&amp;token=b&#x2F;c"');
    const [video] = dashPlan(text, base)?.streams ?? [];
    expect(names(video?.urls)[1]).toBe('240p/1.m4s?a=1&token=b/c');
  });

  it.each([
    ['a live stream', manifest.replace('static', 'dynamic')],
    ['encrypted media', manifest.replace('<Representation id="0"', '<ContentProtection/>$&')],
    ['several periods', manifest.replace('</Period>', '</Period><Period id="1"></Period>')],
    ['another base address', manifest.replace('<Period', '<BaseURL>cdn/</BaseURL><Period')],
    ['a sound that is no MP4', manifest.replace('"audio/mp4"', '"audio/webm"')],
    ['no length', manifest.replace('PT1M30S', 'P1M')],
    ['no manifest at all', 'Not found'],
  ])('leaves %s to the engine', (_, text) => {
    expect(dashPlan(text, base)).toBeUndefined();
  });

  it('leaves a start behind the end to the engine', () => {
    expect(dashPlan(manifest, base, 90)).toBeUndefined();
  });
});
