import { describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';
import type { ReadVast } from '../../testing/vast-reader.ts';

const { ask, text } = withTestAds();

const linear = (response: ReadVast) => response.ads[0]?.creatives[0];

describe('GET /ads/vast', () => {
  it.each([
    ['2', '2.0'],
    ['3', '3.0'],
    ['4', '4.2'],
  ])('answers in VAST %s', async (vast, version) => {
    const response = await ask(`slot=preroll&scenario=inline&vast=${vast}`);

    expect(response.version).toBe(version);
    expect(response.ads).toMatchObject([
      {
        id: 'ad-1',
        sequence: null,
        system: { value: 'Foyer demo ads' },
        creatives: [{ type: 'linear', duration: 10, mediaFiles: [{ mimeType: 'video/mp4' }] }],
      },
    ]);
  });

  it('says after how many seconds an advertisement may be skipped', async () => {
    const skippable = linear(await ask('slot=preroll&scenario=skippable'));
    const whole = linear(await ask('slot=preroll&scenario=inline'));

    expect([skippable, whole]).toMatchObject([{ skipDelay: 5 }, { skipDelay: -1 }]);
  });

  it.each([
    ['4', ['1', '2', '3', '4']],
    ['2', ['1', '2']],
  ])('has a pod of as many as are wanted: %s [AD-019, AD-020]', async (ads, sequence) => {
    const pod = await ask(`slot=midroll&scenario=pod&ads=${ads}`);

    expect(pod.ads.map((ad) => String(ad.sequence))).toEqual(sequence);
  });

  it('A25: names who pays and the token of each of the demo’s own spots', async () => {
    const pod = await ask('slot=midroll&scenario=pod&ads=2');

    expect(pod.ads.map(({ advertiser }) => advertiser?.value)).toEqual([
      'ООО «Вагонный чай»',
      'АО «Ливень»',
    ]);
    expect(pod.ads.map(({ extensions }) => extensions)).toMatchObject([
      [{ attributes: { type: 'erid' }, value: '2VfDemoTea1' }],
      [{ attributes: { type: 'erid' }, value: '2VfDemoUmbrella2' }],
    ]);
  });

  it('hands on whose page the player stands in', async () => {
    const response = await ask('slot=preroll&partner_id=kino-7');

    expect(response.ads[0]?.extensions).toMatchObject([
      { attributes: { type: 'erid' } },
      { attributes: { type: 'partner' }, value: 'kino-7' },
    ]);
  });

  it.each([
    ['2', ['acceptInvitation', 'close'], ['skip', 'progress-3', 'loaded']],
    ['3', ['skip', 'closeLinear', 'exitFullscreen', 'progress-3', 'progress-50%'], ['loaded']],
    ['4', ['loaded', 'notUsed', 'playerExpand', 'adExpand', 'progress-3'], ['fullscreen']],
  ])('has reported what VAST %s knows', async (vast, known, unknown) => {
    const creative = linear(await ask(`slot=preroll&scenario=inline&vast=${vast}`));
    const events = Object.keys(creative?.trackingEvents ?? {});

    expect(events).toEqual(expect.arrayContaining(['start', 'midpoint', 'complete', ...known]));
    expect(events.filter((event) => unknown.includes(event))).toEqual([]);
  });

  it('has a pod whose parts fail, and advertisements that may stand in', async () => {
    const written = await text('slot=midroll&scenario=pod_stand_ins');
    const ads = [...written.matchAll(/<Ad id="([^"]+)"(?: sequence="(\d)")?>/g)];

    expect(ads.map(([, id, sequence]) => [id, sequence])).toEqual([
      ['ad-1', '1'],
      ['ad-2', '2'],
      ['wrapper-empty', '3'],
      ['ad-2', undefined],
      ['ad-1', undefined],
    ]);
  });

  it('has the usual advertisements of each slot when nothing else is asked for', async () => {
    const slots = await Promise.all(
      ['preroll', 'midroll', 'pauseroll', 'postroll'].map((slot) => ask(`slot=${slot}`)),
    );

    expect(slots.map(({ ads }) => ads.map(({ id }) => id))).toEqual([
      ['ad-1'],
      ['ad-1', 'ad-2', 'ad-1', 'ad-2'],
      ['ad-2'],
      ['ad-2'],
    ]);
  });

  it('gives the media that its answers name, with byte ranges', async () => {
    const file = linear(await ask('slot=preroll'))?.mediaFiles[0]?.fileURL;

    const answer = await fetch(file ?? '', { headers: { range: 'bytes=0-0' } });

    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      206,
      'video/mp4',
      'a',
    ]);
  });
});
