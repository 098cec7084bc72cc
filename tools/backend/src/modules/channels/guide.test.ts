import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend } from '../../testing/test-backend.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { guideBounds } from './broadcast-day.ts';
import { createBroadcasts, type Broadcasts } from './broadcasts.ts';
import { createGuide, originalId, type Programme } from './guide.ts';

/** 21 November 2026, 20:59:01 in Moscow. */
const now = Date.UTC(2026, 10, 21, 17, 59, 1) / 1000;

let broadcasts: Broadcasts;
let programmes: readonly (readonly Programme[])[];

beforeAll(async () => {
  const { db, config, log } = await createTestBackend();
  const catalogue = createCatalogue({
    db,
    config,
    log,
    now: () => new Date(),
    print: () => undefined,
  });
  broadcasts = await createBroadcasts(db, catalogue)();
  const { first, last } = guideBounds(now);
  programmes = broadcasts.channels.channels.map((channel) =>
    broadcasts.guide.between(channel, first, last, now),
  );
});

const yearsOf = ({ broadcast, channel }: Programme): [own: number, channel: number] => {
  const { ageLimitId } = broadcast.kind === 'show' ? broadcast.show : broadcast.item;
  const years = (id: string) => broadcasts.catalogue.ageLimits.get(id)?.ageValue ?? 0;
  return [years(ageLimitId), years(channel.ageLimitId)];
};

const hourInMoscow = (at: number): number => Math.floor(at / 3600 + 3) % 24;

describe('guideBounds', () => {
  it('reaches from three days back to five ahead, by days in Moscow', () => {
    const { first, last } = guideBounds(now);

    expect(new Date(first * 1000).toISOString()).toBe('2026-11-17T21:00:00.000Z');
    expect(new Date(last * 1000).toISOString()).toBe('2026-11-26T21:00:00.000Z');
  });
});

describe('the guide', () => {
  it('fills nine days of sixty channels without a gap and without an overlap', () => {
    const { first, last } = guideBounds(now);
    const breaks = programmes.flatMap((channel) =>
      channel
        .slice(1)
        .filter(({ start }, index) => start !== channel[index]?.end)
        .map(({ id }) => id),
    );

    expect(programmes).toHaveLength(60);
    expect(breaks).toEqual([]);
    expect(programmes.filter(([one]) => !one || one.start > first)).toEqual([]);
    expect(programmes.filter((channel) => (channel.at(-1)?.end ?? 0) < last)).toEqual([]);
  });

  it('begins everything at full five minutes, and nothing lasts for less', () => {
    const odd = programmes.flat().filter(({ start, end }) => start % 300 > 0 || end - start < 300);

    expect(odd).toEqual([]);
  });

  it('has an id of its own for every programme, and finds it by that', () => {
    const ids = programmes.flat().map(({ id }) => id);

    expect(new Set(ids).size).toBe(ids.length);
    for (const programme of programmes.flatMap((channel) => channel.slice(5, 9))) {
      expect(broadcasts.guide.find(programme.id, now)).toEqual(programme);
    }
  });

  it('says the same in another process, and tomorrow of today', () => {
    const other = createGuide(broadcasts.channels, broadcasts.catalogue);
    const tomorrow = now + 24 * 3600;
    const of = (guide: typeof other, at: number) =>
      broadcasts.channels.channels.flatMap((channel) =>
        guide.between(channel, now - 3600, now + 6 * 3600, at).map(({ id }) => id),
      );

    expect(of(other, now)).toEqual(of(broadcasts.guide, now));
    expect(of(other, tomorrow)).toEqual(of(broadcasts.guide, now));
  });

  it('follows the clock: what it knew last week it knows no more', () => {
    const [channel] = broadcasts.channels.channels;
    const [programme] = programmes[0] ?? [];
    if (!channel || !programme) throw new Error('No channel');

    expect(broadcasts.guide.find(programme.id, now + 10 * 24 * 3600)).toBeUndefined();
    expect(
      broadcasts.guide.between(channel, now - 30 * 24 * 3600, now - 29 * 24 * 3600, now),
    ).toEqual([]);
  });

  it('shows nothing above the age limit of the channel, and late things late', () => {
    const tooOld = programmes.flat().filter((programme) => {
      const [own, ofChannel] = yearsOf(programme);
      return own > ofChannel;
    });
    const tooEarly = programmes.flat().filter((programme) => {
      const hour = hourInMoscow(programme.start);
      return yearsOf(programme)[0] >= 18 && hour >= 6 && hour < 23;
    });

    expect(tooOld.map(({ id }) => id)).toEqual([]);
    expect(tooEarly.map(({ id }) => id)).toEqual([]);
  });

  it('has a rhythm: the morning show at six, a film in the evening', () => {
    const general = programmes[0] ?? [];
    const at = (hour: number) => general.filter(({ start }) => hourInMoscow(start) === hour);

    expect(new Set(at(6).map(({ broadcast }) => originalId(broadcast)))).toEqual(
      new Set(['utro-nachinaetsya']),
    );
    const evenings = at(21).filter(({ broadcast }) => broadcast.kind === 'title');
    expect(evenings.length).toBeGreaterThanOrEqual(8);
    expect(new Set(evenings.map(({ broadcast }) => originalId(broadcast))).size).toBeGreaterThan(3);
  });

  it('goes on with a series episode by episode', () => {
    const index = broadcasts.channels.channels.findIndex(({ slug }) => slug === 'rodnye-lyudi');
    const episodes = (programmes[index] ?? []).flatMap(({ broadcast }) =>
      broadcast.kind === 'title' ? [broadcast.item] : [],
    );
    const next = episodes
      .slice(1)
      .filter(
        (episode, at) =>
          episode.seasonId === episodes[at]?.seasonId &&
          episode.orderNumber === (episodes[at]?.orderNumber ?? 0) + 1,
      );

    expect(episodes.every(({ type }) => type === 'episode')).toBe(true);
    expect(next.length).toBeGreaterThan(episodes.length / 2);
  });

  it('differs from channel to channel of one genre', () => {
    const films = broadcasts.channels.channels.flatMap((channel, index) =>
      channel.genreId === 'films'
        ? [(programmes[index] ?? []).map(({ broadcast }) => originalId(broadcast)).join()]
        : [],
    );

    expect(new Set(films).size).toBe(7);
  });

  it.each([
    ['komediynyy-zal', 'comedy', 'melodrama'],
    ['detektiv-klub', 'detective', 'thriller'],
  ])('shows on %s what its name promises', (slug, ...genres) => {
    const index = broadcasts.channels.channels.findIndex((channel) => channel.slug === slug);
    const films = (programmes[index] ?? []).flatMap(({ broadcast }) =>
      broadcast.kind === 'title' ? [broadcast.item] : [],
    );

    expect(films.length).toBeGreaterThan(50);
    expect(films.filter(({ genreIds }) => !genreIds.some((id) => genres.includes(id)))).toEqual([]);
  });

  it.each(['', 'pervyy-ekran', 'pervyy-ekran-x', 'nowhere-29921400', 'pervyy-ekran-29921401'])(
    'knows no programme %j',
    (id) => {
      expect(broadcasts.guide.find(id, now)).toBeUndefined();
    },
  );
});
