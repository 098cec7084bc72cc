import { describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';

const { address, ask, text, ledger, control } = withTestAds();

/** Where the first wrapper of an answer leads. */
const hopOf = (written: string): string =>
  /<VASTAdTagURI><!\[CDATA\[(.+?)\]\]>/.exec(written)?.[1] ?? '';

describe('wrappers', () => {
  it('hide an advertisement, and each is sent its impression', async () => {
    const response = await ask('slot=preroll&scenario=wrapper&depth=10');

    expect(response.ads.map(({ id }) => id)).toEqual(['ad-1']);
    expect(response.ads[0]?.impressionURLTemplates).toHaveLength(11);
  });

  it('hide one behind more than are followed [AD-022]', async () => {
    const response = await ask('slot=preroll&scenario=wrapper_too_long');

    expect(response.ads.flatMap(({ creatives }) => creatives)).toEqual([]);
  });

  it('are all of one break in the book, with the hops that are left', async () => {
    await control('DELETE', '/__control/ads');
    await ask('slot=preroll&scenario=wrapper&depth=2');

    const entries = await ledger();
    expect(entries.map(({ event, detail }) => [event, detail])).toEqual([
      ['request', 'depth 2'],
      ['request', 'depth 1'],
      ['request', 'depth 0'],
    ]);
    expect(new Set(entries.map((entry) => entry['break'])).size).toBe(1);
  });

  it('lead in a loop, to one address again and again', async () => {
    const second = hopOf(await text('slot=preroll&scenario=wrapper_loop'));

    expect(hopOf(await (await fetch(second)).text())).toBe(second);
  });

  it('lead to nothing, or to no answer', async () => {
    const empty = await ask('slot=preroll&scenario=wrapper_empty&depth=1');
    const silent = hopOf(await text('slot=preroll&scenario=wrapper_timeout&depth=1'));
    const patience = AbortSignal.timeout(200);

    expect(empty.ads.flatMap(({ creatives }) => creatives)).toEqual([]);
    await expect(fetch(silent, { signal: patience })).rejects.toThrow(/timeout/i);
  });

  it('wait as long as they are asked to, and hand that on', async () => {
    const start = performance.now();
    const first = await text('slot=preroll&scenario=wrapper_slow&depth=1&delay=80');
    const passedMs = performance.now() - start;

    expect(passedMs).toBeGreaterThan(75);
    expect(new URL(hopOf(first)).searchParams.get('delay')).toBe('80');
  });

  it('hold the next hop back for a second where no time is asked for', async () => {
    const patience = AbortSignal.timeout(300);

    await expect(
      fetch(address('slot=preroll&scenario=wrapper_slow'), { signal: patience }),
    ).rejects.toThrow(/timeout/i);
  });

  it('may have an advertisement beside them in their place', async () => {
    const written = await text('slot=preroll&scenario=fallback');
    const behind = await (await fetch(hopOf(written))).text();

    expect(written).toContain('<Wrapper fallbackOnNoAd="true">');
    expect(written).toContain('<Ad id="ad-2">');
    expect(behind).not.toContain('<Ad ');
  });
});
