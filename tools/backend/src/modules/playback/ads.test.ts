import type { Playback } from '@foyer/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { featureToggles } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const addressesOf = async (path: string): Promise<Playback['asset']['ad']> => {
  const caller = backend.caller();
  await caller.send('POST', '/sessions/visitor');
  const answer = await caller.send('POST', path, { body: {} });
  expect([path, answer.status]).toEqual([path, 200]);
  return (answer.body as Playback).asset.ad;
};

const film = '/media-items/alibi/playback';

const query = (address: string | undefined) => new URL(address ?? '').searchParams;

describe('the addresses of advertisements', () => {
  it.each([
    ['a film', film],
    ['an episode', '/media-items/lift-ne-rabotaet/playback'],
    ['a song', '/karaoke-items/kalinka/playback'],
  ])('are there for each slot of %s', async (_, path) => {
    expect(Object.keys(await addressesOf(path))).toEqual([
      'preroll',
      'midroll',
      'pauseroll',
      'postroll',
    ]);
  });

  it('are one, for one advertisement, where a channel is live [AD-019]', async () => {
    const ad = await addressesOf('/channels/pervyy-ekran/playback');

    expect(Object.keys(ad)).toEqual(['preroll']);
    expect(query(ad.preroll).get('ads')).toBe('1');
    expect(query((await addressesOf(film)).preroll).has('ads')).toBe(false);
  });

  it('say that the demo counts nothing [AD-037]', async () => {
    expect(query((await addressesOf(film)).midroll).get('is_test')).toBe('true');
  });

  it('A22: leave room for what the viewer has consented to', async () => {
    const { preroll } = await addressesOf(film);

    expect(preroll).toMatch(
      /&consent=\[GDPRCONSENT\]&regulations=\[REGULATIONS\]&limit_tracking=\[LIMITADTRACKING\]$/,
    );
  });

  it('name the ad server by the toggle that pages read [START-021, START-022]', async () => {
    const isToggle = eq(featureToggles.key, 'avod_config');
    const rows = await backend.db.select().from(featureToggles).where(isToggle);
    const withToggle = (await addressesOf(film)).preroll;
    await backend.db.delete(featureToggles).where(isToggle);
    const without = (await addressesOf(film)).preroll;
    await backend.db.insert(featureToggles).values(rows);

    const paths = [withToggle, without].map((address) => new URL(address ?? '').pathname);
    expect(paths).toEqual(['/ads/ssp/vast', '/ads/gs/vast']);
  });
});
