import { describe, expect, it } from 'vitest';
import { firstSegments } from './first-segments.ts';

const base = 'https://media.example/film/manifest.mpd?profile=web';

const manifest = `<MPD type="static"><Period>
<AdaptationSet contentType="video">
  <Representation id="0" bandwidth="900000"><SegmentTemplate timescale="12800" initialization="720p/init.mp4" media="720p/$Number$.m4s" startNumber="1"><SegmentTimeline><S t="0" d="25600" r="44"/></SegmentTimeline></SegmentTemplate></Representation>
  <Representation id="1" bandwidth="200000"><SegmentTemplate timescale="12800" initialization="240p/init.mp4" media="240p/$Number$.m4s" startNumber="1"><SegmentTimeline><S t="0" d="25600" r="44"/></SegmentTimeline></SegmentTemplate></Representation>
</AdaptationSet>
<AdaptationSet contentType="audio" lang="ru">
  <Representation id="2" bandwidth="96000"><SegmentTemplate timescale="48000" initialization="ru/init.mp4" media="ru/$Time$.m4s"><SegmentTimeline><S t="0" d="96256" r="2"/><S t="288768" d="95232"/></SegmentTimeline></SegmentTemplate></Representation>
</AdaptationSet></Period></MPD>`;

const names = (urls: string[]) => urls.map((url) => url.replace('https://media.example/film/', ''));

describe('firstSegments', () => {
  it('names the start and first segment of the lowest picture and the first sound', () => {
    expect(names(firstSegments(manifest, base))).toEqual([
      '240p/init.mp4',
      '240p/1.m4s',
      'ru/init.mp4',
      'ru/0.m4s',
    ]);
  });

  it('names the segments that hold the start time', () => {
    expect(names(firstSegments(manifest, base, 6.5))).toEqual([
      '240p/init.mp4',
      '240p/4.m4s',
      'ru/init.mp4',
      'ru/288768.m4s',
    ]);
  });

  it('fills templates of the whole set, with a fixed length and padded numbers', () => {
    const plain = `<MPD><AdaptationSet mimeType="video/mp4"><SegmentTemplate timescale="1000" duration="2000" startNumber="0" initialization="i-$RepresentationID$.mp4" media="s-$RepresentationID$-$Number%03d$.m4s"/><Representation id="low" bandwidth="1"/></AdaptationSet></MPD>`;
    expect(names(firstSegments(plain, base, 5))).toEqual(['i-low.mp4', 's-low-002.m4s']);
  });

  it('leaves live streams and other kinds of manifests to the engine', () => {
    expect(firstSegments(manifest.replace('static', 'dynamic'), base)).toEqual([]);
    expect(firstSegments('<MPD><AdaptationSet/></MPD>', base)).toEqual([]);
  });
});
