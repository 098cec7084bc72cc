import { describe, expect, it } from 'vitest';
import { createKeptPlaces, type KeptPlace, placesKey } from './kept-places.ts';

const place = (over: Partial<KeptPlace> = {}): KeptPlace => ({
  profileId: 'mariam',
  contentId: 'metropolis',
  seconds: 40,
  atMs: 1_000,
  before: 0,
  ...over,
});

function memory(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

describe('createKeptPlaces', () => {
  it('keeps the latest place of each title by profile, beyond the page', () => {
    const storage = memory();
    const places = createKeptPlaces(storage);
    places.keep(place());
    places.keep(place({ profileId: 'lyova' }));
    places.keep(place({ seconds: 50, atMs: 2_000 }));
    expect(createKeptPlaces(storage).of('mariam')).toEqual([place({ seconds: 50, atMs: 2_000 })]);
  });

  it('forgets what the service knows, and not what has come since', () => {
    const places = createKeptPlaces(memory());
    places.keep(place());
    places.keep(place({ seconds: 50, atMs: 2_000 }));
    places.forget(place());
    expect(places.of('mariam')).toHaveLength(1);
    places.forget(place({ atMs: 2_000 }));
    expect(places.of('mariam')).toEqual([]);
  });

  it('keeps places for the page where the browser forbids its storage or has no room', () => {
    const forbidden = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    const places = createKeptPlaces({ getItem: forbidden, setItem: forbidden });
    places.keep(place());
    places.keep(place({ contentId: 'alibi' }));
    places.forget(place());
    expect(places.of('mariam')).toEqual([place({ contentId: 'alibi' })]);

    const full = createKeptPlaces({ ...memory(), setItem: forbidden });
    full.keep(place());
    expect(full.of('mariam')).toEqual([place()]);
  });

  it('keeps no more than fifty titles, the latest', () => {
    const places = createKeptPlaces(memory());
    for (let n = 1; n <= 60; n += 1) places.keep(place({ contentId: `film-${n}` }));
    expect(places.of('mariam').map(({ contentId }) => contentId)).toHaveLength(50);
    expect(places.of('mariam').at(-1)?.contentId).toBe('film-60');
  });

  it.each(['', '{', 'null', '{"length":1}', '[null,1,{"profileId":"mariam","contentId":"x"}]'])(
    'passes over what is no place: %s',
    (text) => {
      const storage = memory();
      storage.setItem(placesKey, text);
      expect(createKeptPlaces(storage).of('mariam')).toEqual([]);
    },
  );
});
