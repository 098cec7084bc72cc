import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestParties, type TestParties } from '../../testing/test-parties.ts';
import { readVast } from '../../testing/vast-reader.ts';

let parties: TestParties;

beforeAll(async () => {
  parties = await startTestParties();
});

afterAll(() => parties.listener.close(0));

const address = (scenario: string) => `${parties.url}/ads/vast?slot=preroll&scenario=${scenario}`;

const creativesOf = async (scenario: string) =>
  (await readVast(address(scenario))).ads.flatMap(({ creatives }) => creatives);

const fileOf = async (scenario: string) => (await creativesOf(scenario))[0]?.mediaFiles[0];

/** Whether there is no answer while a player would wait; its patience is shortened here. */
const isSilent = async (url: string) => {
  const error: unknown = await fetch(url, { signal: AbortSignal.timeout(200) }).catch(
    (reason: unknown) => reason,
  );
  return error instanceof Error && error.name === 'TimeoutError';
};

describe('GET /ads/vast with a fault that was asked for', () => {
  it('has nothing to show', async () => {
    const creatives = await creativesOf('empty');

    expect(creatives).toEqual([]);
    expect(await (await fetch(address('empty'))).text()).toContain('event=error');
  });

  it.each(['invalid_xml', 'no_vast', 'server_error'])(
    'answers what brings no advertisement: %s',
    async (scenario) => {
      // The client throws where it sees the fault itself.
      expect(await creativesOf(scenario).catch(() => [])).toEqual([]);
    },
  );

  it('does not answer while a player waits', async () => {
    expect(await isSilent(address('timeout'))).toBe(true);
  });

  it('names no media file', async () => {
    expect(await fileOf('no_media')).toBeUndefined();
  });

  it('names a media file that does not exist', async () => {
    const file = await fileOf('media_not_found');

    expect((await fetch(file?.fileURL ?? '')).status).toBe(404);
  });

  it('names a media file that does not come [AD-024]', async () => {
    const file = await fileOf('media_timeout');

    expect(await isSilent(file?.fileURL ?? '')).toBe(true);
  });

  it('names a media file of a type that no browser plays', async () => {
    expect((await fileOf('media_unsupported'))?.mimeType).toBe('video/x-flv');
  });

  it('names a media file that says it is a video and is none', async () => {
    const answer = await fetch((await fileOf('media_broken'))?.fileURL ?? '');

    expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
      'video/mp4',
      'no video',
    ]);
  });
});

describe('the ad server', () => {
  it.each([
    '/ads/vast',
    '/ads/vast?slot=banner',
    '/ads/vast?slot=preroll&scenario=none',
    '/ads/vast?slot=preroll&ads=5',
    '/ads/vast?slot=preroll&depth=21',
    '/ads/vast?slot=preroll&vast=5',
    '/ads/vast?slot=preroll&delay=10001',
    '/ads/vast?slot=preroll&break=%20',
    '/ads/vast?slot=preroll&server=other',
    '/ads/track?slot=preroll',
    '/ads/track?slot=preroll&event=%3Cscript%3E',
    '/ads/vmap?vast=1',
  ])('refuses %s', async (path) => {
    expect((await fetch(parties.url + path)).status).toBe(400);
  });

  it.each([
    '/ads/media/keys.json',
    '/ads/media/..%2Fmedia.json',
    '/ads/media/film',
    '/ads',
    '/ads/other/vast?slot=preroll',
    '/ads/page/constructor',
    '/ads/picture/gone.svg',
    '/ads/vpaid-unit.ts',
  ])('does not serve %s', async (path) => {
    expect((await fetch(parties.url + path)).status).toBe(404);
  });

  it('writes what it was given into its answers as text only', async () => {
    const hostile = encodeURIComponent(']]><script>"&\'');
    const answer = await fetch(`${address('inline')}&content_id=${hostile}`);
    const text = await answer.text();

    expect(text).not.toContain('<script>');
    expect(text).toContain('content_id=%5D%5D%3E%3Cscript%3E');
  });
});
