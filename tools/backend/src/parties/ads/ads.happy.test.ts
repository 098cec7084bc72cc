import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { controlCaller } from '../../testing/control-caller.ts';
import { startTestParties, type TestParties } from '../../testing/test-parties.ts';
import { readVast, type ReadVast } from '../../testing/vast-reader.ts';

let parties: TestParties;

beforeAll(async () => {
  parties = await startTestParties();
});

afterAll(() => parties.listener.close(0));

const control = controlCaller(() => parties.backend);

const ask = (query: string): Promise<ReadVast> => readVast(`${parties.url}/ads/vast?${query}`);

const linear = (response: ReadVast) => response.ads[0]?.creatives[0];

const ledger = async () => (await control('GET', '/__control/ads')).body as { event: string }[];

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

  it('hides an advertisement behind wrappers, each of which hears of its impression', async () => {
    const response = await ask('slot=preroll&scenario=wrapper&depth=10');

    expect(response.ads.map(({ id }) => id)).toEqual(['ad-1']);
    expect(response.ads[0]?.impressionURLTemplates).toHaveLength(11);
  });

  it('hides one behind more wrappers than are followed [AD-022]', async () => {
    const response = await ask('slot=preroll&scenario=wrapper_too_long');

    expect(response.ads.flatMap(({ creatives }) => creatives)).toEqual([]);
  });

  it('has an interactive one, drawn by a script of its own', async () => {
    const creative = linear(await ask('slot=preroll&scenario=vpaid'));
    const script = await fetch(creative?.mediaFiles[0]?.fileURL ?? '');

    expect(creative?.mediaFiles).toMatchObject([
      { apiFramework: 'VPAID', mimeType: 'application/javascript' },
    ]);
    expect(JSON.parse(creative?.adParameters?.value ?? '')).toMatchObject({ duration: 10 });
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('getVPAIDAd');
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

describe('GET /ads/track', () => {
  it('keeps what was asked for and reported, and whether it was a test [AD-037]', async () => {
    await control('POST', '/__control/reset');
    const response = await ask('slot=midroll&scenario=inline&content_id=film-1&is_test=true');
    const creative = linear(response);
    const [error = ''] = response.ads[0]?.errorURLTemplates ?? [];

    await fetch(response.ads[0]?.impressionURLTemplates[0]?.url ?? '');
    for (const event of [
      'start',
      'firstQuartile',
      'midpoint',
      'thirdQuartile',
      'complete',
      'skip',
    ]) {
      await fetch(creative?.trackingEvents[event]?.[0] ?? '');
    }
    await fetch(error.replace('[ERRORCODE]', '402'));
    await fetch(error);

    const common = { slot: 'midroll', scenario: 'inline', content_id: 'film-1', is_test: true };
    const told = { ...common, ad_id: 'ad-1', at: expect.any(String) };
    expect(await ledger()).toEqual([
      { ...common, event: 'request', at: expect.any(String) },
      { ...told, event: 'impression' },
      { ...told, event: 'start' },
      { ...told, event: 'firstQuartile' },
      { ...told, event: 'midpoint' },
      { ...told, event: 'thirdQuartile' },
      { ...told, event: 'complete' },
      { ...told, event: 'skip' },
      { ...told, event: 'error', code: 402 },
      { ...told, event: 'error' },
    ]);
  });

  it('shows the entries of one event, and none after a reset', async () => {
    await ask('slot=preroll');

    const requests = (await control('GET', '/__control/ads?event=request')).body;
    const clicks = (await control('GET', '/__control/ads?event=click')).body;
    await control('POST', '/__control/reset');

    expect(requests).toContainEqual(expect.objectContaining({ event: 'request' }));
    expect([clicks, await ledger()]).toEqual([[], []]);
  });

  it('may be told by a beacon, which posts', async () => {
    const answer = await fetch(`${parties.url}/ads/track?slot=preroll&event=complete&ad=ad-1`, {
      method: 'POST',
    });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
  });
});

describe('GET /ads/vmap', () => {
  it('names the breaks of a film with the addresses of their advertisements', async () => {
    const answer = await fetch(`${parties.url}/ads/vmap?content_id=film-1&scenario=inline`);
    const text = await answer.text();
    const uris = [...text.matchAll(/AdTagURI[^>]*><!\[CDATA\[(.*?)\]\]>/g)].map(([, uri]) => uri);
    const ads = await Promise.all(uris.map((uri) => readVast(uri ?? '')));

    expect([...text.matchAll(/timeOffset="([^"]+)"/g)].map(([, offset]) => offset)).toEqual([
      'start',
      '00:00:30',
      '50%',
      'end',
    ]);
    expect(ads.map((response) => response.ads.length)).toEqual([1, 1, 1, 1]);
  });
});
