import { describe, expect, test } from 'vitest';
import {
  contentId,
  keyOf,
  readLine,
  readRecord,
  referencesOf,
  type ContentInput,
} from './index.ts';

const film = {
  kind: 'title',
  id: 'TT_0017136',
  type: 'film',
  name: { rus: 'Метрополис' },
  year: 1927,
  age: 12,
  genres: ['drama'],
  services: ['films'],
  streams: { dash: 'https://cdn.example.org/metropolis.mpd' },
} satisfies ContentInput;

const faultsOf = (value: unknown) => readRecord(value).faults;

describe('a line', () => {
  test('is completed by what it leaves out', () => {
    expect(readLine(JSON.stringify(film)).record).toMatchObject({
      slug: 'tt-0017136',
      premiere: '1927-01-01',
      usage_model: 'SERVICE',
      free: false,
      credits: [],
    });
  });

  test('tells all faults at once, by field', () => {
    const faults = faultsOf({
      ...film,
      name: { eng: 'Metropolis' },
      year: '1927',
      colour: 'grey',
      streams: { hls: 'ftp://cdn.example.org/a.m3u8' },
    });
    expect(faults).toEqual([
      { field: 'name.rus', reason: 'is missing' },
      { field: 'year', reason: 'must be number, not "1927"' },
      { field: 'streams.hls', reason: expect.stringContaining('begins with https://') },
      { field: 'colour', reason: 'there is no such field' },
    ]);
  });

  test.each([
    ['{"kind":', '', 'is not JSON'],
    ['[]', '', 'a line holds one JSON object'],
    ['{"id":"a"}', 'kind', 'is missing'],
    ['{"kind":"film"}', 'kind', 'there is no kind "film"'],
  ])('%s is refused', (line, field, reason) => {
    expect(readLine(line).faults).toEqual([{ field, reason }]);
  });

  test('holds no password, no address of another scheme and no day that is not there', () => {
    const fields = (value: object) => faultsOf({ ...film, ...value })?.map(({ field }) => field);
    expect(fields({ poster: 'https://user:secret@example.org/a.jpg' })).toEqual(['poster']);
    expect(fields({ poster: 'file:///etc/passwd' })).toEqual(['poster']);
    expect(fields({ premiere: '2026-02-30' })).toEqual(['premiere']);
    expect(fields({ streams: {} })).toEqual(['streams']);
    expect(
      fields({ streams: { ...film.streams, licences: { fairplay: 'https://a.example' } } }),
    ).toEqual(['streams.fairplay_certificate']);
  });

  test('says moments with their zone', () => {
    const programme = { kind: 'programme', channel: 'one', name: { rus: 'Новости' } };
    const at = (starts_at: string, ends_at: string) =>
      readRecord({ ...programme, starts_at, ends_at });
    expect(at('2026-03-01T18:00:00', '2026-03-01T23:00:00+03:00').faults).toHaveLength(1);
    expect(at('2026-03-01T18:00:00+03:00', '2026-03-01T15:00:00Z').faults).toEqual([
      { field: 'ends_at', reason: expect.stringContaining('ends after its start') },
    ]);
    const { record } = at('2026-03-01T18:00:00+03:00', '2026-03-01T16:00:00Z');
    const same = at('2026-03-01T15:00:00Z', '2026-03-01T16:00:00Z').record;
    expect(record && same && keyOf(record) === keyOf(same)).toBe(true);
  });
});

test('what a record refers to is named with its field', () => {
  const { record } = readRecord(film);
  expect(record && referencesOf(record).map(({ field, key }) => [field, key])).toEqual([
    ['genres.0', 'genre drama'],
    ['services.0', 'service films'],
  ]);
});

test('ids of suppliers become ids of this format, different ones different', () => {
  expect(contentId('tt0017136')).toBe('tt0017136');
  const ids = ['Первый канал', 'Первый-канал', 'first.example', 'first-example', '', '-'];
  expect(new Set(ids.map(contentId)).size).toBe(ids.length);
  for (const id of ids) expect(contentId(id)).toMatch(/^[A-Za-z0-9][\w-]{0,99}$/);
  expect(contentId('Первый канал')).toBe(contentId('Первый канал'));
});
