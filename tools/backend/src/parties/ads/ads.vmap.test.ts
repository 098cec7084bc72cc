import { describe, expect, it } from 'vitest';
import { withTestAds } from '../../testing/test-ads.ts';
import { readVast } from '../../testing/vast-reader.ts';

const { root, text } = withTestAds();

const offsetsOf = (written: string) =>
  [...written.matchAll(/timeOffset="([^"]+)"/g)].map(([, offset]) => offset);

const addressesOf = (written: string) =>
  [...written.matchAll(/AdTagURI[^>]*><!\[CDATA\[(.*?)\]\]>/g)].map(([, uri]) => uri ?? '');

const usual = ['start', '00:00:30', '50%', 'end'];

describe('VMAP', () => {
  it('names the breaks of a film with the addresses of their advertisements', async () => {
    const answer = await fetch(`${root()}/vmap?content_id=film-1&scenario=inline`);
    const written = await answer.text();
    const ads = await Promise.all(addressesOf(written).map(readVast));

    expect(offsetsOf(written)).toEqual(usual);
    expect(ads.map((response) => response.ads.length)).toEqual([1, 1, 1, 1]);
  });

  it('answers the address of a slot, and its breaks the usual advertisements', async () => {
    const written = await text('slot=preroll&scenario=vmap');
    const ads = await Promise.all(addressesOf(written).map(readVast));

    expect(offsetsOf(written)).toEqual(usual);
    expect(ads.map((response) => response.ads.length)).toEqual([1, 4, 4, 1]);
  });

  it('holds the advertisements of its breaks', async () => {
    const written = await text('slot=preroll&scenario=vmap_inline');
    const held = written.split('<vmap:VASTAdData>').slice(1);

    expect(offsetsOf(written)).toEqual(usual);
    expect(held.map((part) => part.match(/<Ad /g)?.length)).toEqual([1, 4, 4, 1]);
    expect(held[1]).toContain('slot=midroll');
    expect(addressesOf(written)).toEqual([]);
  });

  it('has midrolls in per cent', async () => {
    const written = await text('slot=midroll&scenario=vmap_percent');

    expect(offsetsOf(written)).toEqual(['start', '25%', '50%', '75%']);
  });
});
