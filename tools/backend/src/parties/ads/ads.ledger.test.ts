import { beforeEach, describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';
import type { ReadVast } from '../../testing/vast-reader.ts';

const { ask, root, control, ledger } = withTestAds();

const linear = (response: ReadVast) => response.ads[0]?.creatives[0];

beforeEach(() => control('POST', '/__control/reset'));

describe('the book of the ad server', () => {
  it('keeps what was asked for and reported, and whether it was a test [AD-037]', async () => {
    const response = await ask('slot=midroll&scenario=inline&content_id=film-1&is_test=true');
    const creative = linear(response);
    const [error = ''] = response.ads[0]?.errorURLTemplates ?? [];

    await fetch(response.ads[0]?.impressionURLTemplates[0]?.url ?? '');
    for (const event of ['start', 'firstQuartile', 'complete', 'progress-50%']) {
      await fetch(creative?.trackingEvents[event]?.[0] ?? '');
    }
    await fetch(error.replace('[ERRORCODE]', '402'));

    const common = { slot: 'midroll', scenario: 'inline', content_id: 'film-1', is_test: true };
    const told = {
      ...common,
      at: expect.any(String),
      break: expect.any(String),
      ad_id: null,
      place: null,
      detail: null,
      code: null,
      doubled: false,
      server: null,
    };
    const ofAd = { ...told, ad_id: 'ad-1' };
    const entries = await ledger();
    expect(entries).toEqual([
      { ...told, event: 'request' },
      { ...ofAd, event: 'impression' },
      { ...ofAd, event: 'start' },
      { ...ofAd, event: 'firstQuartile' },
      { ...ofAd, event: 'complete' },
      { ...ofAd, event: 'progress', detail: '50%' },
      { ...ofAd, event: 'error', code: 402 },
    ]);
    expect(new Set(entries.map((entry) => entry['break'])).size).toBe(1);
  });

  it('leaves out a code where a player puts none', async () => {
    const response = await ask('slot=preroll');
    await fetch(response.ads[0]?.errorURLTemplates[0] ?? '');

    expect(await ledger('?event=error')).toMatchObject([{ event: 'error', code: null }]);
  });

  it('marks what was told twice, and not what may come again or is of another break', async () => {
    const [first, second] = [await ask('slot=preroll'), await ask('slot=preroll')];
    const ping = (response: ReadVast, event: string) =>
      fetch(linear(response)?.trackingEvents[event]?.[0] ?? '');

    for (const event of ['start', 'start', 'mute', 'mute']) await ping(first, event);
    await ping(second, 'start');

    expect((await ledger()).map(({ event, doubled }) => [event, doubled])).toEqual([
      ['request', false],
      ['request', false],
      ['start', false],
      ['start', true],
      ['mute', false],
      ['mute', false],
      ['start', false],
    ]);
  });

  it('tells the places of a pod apart, though two show one spot', async () => {
    const pod = await ask('slot=midroll&scenario=pod&ads=3');
    for (const ad of pod.ads) await fetch(ad.impressionURLTemplates[0]?.url ?? '');

    const impressions = await ledger('?event=impression');
    expect(impressions.map((entry) => [entry['ad_id'], entry['place'], entry['doubled']])).toEqual([
      ['ad-1', 1, false],
      ['ad-2', 2, false],
      ['ad-1', 3, false],
    ]);
  });

  it('A22: says what a request told of the viewer’s consent', async () => {
    await ask('slot=preroll&consent=-1');

    expect(await ledger()).toMatchObject([{ event: 'request', detail: 'consent -1' }]);
  });

  it('says which of the two servers of a site was asked', async () => {
    for (const server of ['ssp', 'gs']) await fetch(`${root()}/${server}/vast?slot=preroll`);

    expect((await ledger()).map((entry) => entry['server'])).toEqual(['ssp', 'gs']);
  });

  it('shows the entries of one event, scenario or break, and none once they are forgotten', async () => {
    await ask('slot=preroll');
    await ask('slot=postroll&scenario=empty');
    const entries = await ledger();

    expect(await ledger('?event=request')).toHaveLength(2);
    expect(await ledger('?event=click')).toEqual([]);
    expect(await ledger('?scenario=empty')).toEqual([entries[1]]);
    expect(await ledger(`?break=${String(entries[0]?.['break'])}`)).toEqual([entries[0]]);
    expect((await control('DELETE', '/__control/ads')).status).toBe(204);
    expect(await ledger()).toEqual([]);
  });

  it('may be told by a beacon, which posts', async () => {
    const answer = await fetch(`${root()}/track?slot=preroll&event=complete&ad=ad-1`, {
      method: 'POST',
    });

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect(await ledger()).toMatchObject([{ event: 'complete', ad_id: 'ad-1' }]);
  });
});

describe('PUT /__control/ad-scenarios', () => {
  const choose = (body: object) => control('PUT', '/__control/ad-scenarios', { body });

  it('chooses what requests without a scenario are answered with, until the next reset', async () => {
    await choose({ preroll: 'pod' });
    const chosen = await ask('slot=preroll&ads=2');
    const named = await ask('slot=preroll&scenario=inline');
    const other = await ask('slot=postroll');

    expect([chosen, named, other].map(({ ads }) => ads.length)).toEqual([2, 1, 1]);
    expect((await ledger()).map(({ scenario }) => scenario)).toEqual(['pod', 'inline', 'inline']);
    expect((await control('GET', '/__control/ad-scenarios')).body).toEqual({ preroll: 'pod' });
    await control('POST', '/__control/reset');
    expect((await ask('slot=preroll')).ads).toHaveLength(1);
  });

  it.each([{ preroll: 'none' }, { banner: 'inline' }])('refuses %j', async (body) => {
    expect((await choose(body)).status).toBe(400);
    expect((await control('GET', '/__control/ad-scenarios')).body).toEqual({});
  });
});
