import type { TrackOption } from '@foyer/player-machine';
import { describe, expect, it } from 'vitest';
import { forcedTrack, wantedTrack } from './track-choice.ts';

const track = (value: string, language: string, more: Partial<TrackOption> = {}): TrackOption => ({
  value,
  title: '',
  language,
  ...more,
});

const sounds = [
  track('description', 'ru', { role: 'description' }),
  track('director', 'ru', { role: 'commentary', title: 'Режиссёр' }),
  track('actors', 'ru', { role: 'commentary', title: 'Актёры' }),
  track('other', 'rus'),
  track('main', 'ru', { default: true }),
  track('english', 'en-GB'),
];

describe('wantedTrack', () => {
  it.each([
    ['ru', 'main'],
    ['rus', 'main'],
    ['ru;description', 'description'],
    ['ru;commentary;Актёры', 'actors'],
    ['ru;commentary', 'director'],
    ['en', 'english'],
    ['en;commentary', 'english'],
    ['en-US', 'english'],
    ['hy', undefined],
    ['not a tag', undefined],
    [null, undefined],
  ])('finds for %s: %s [PLAYER-059]', (wish, value) => {
    expect(wantedTrack(sounds, wish)?.value).toBe(value);
  });

  it('takes the words of the picture alone for nothing else, and nothing else for them', () => {
    const forced = track('forced', 'ru', { role: 'forced' });
    const deaf = track('deaf', 'ru', { role: 'captions' });
    expect(wantedTrack([forced], 'ru')).toBeUndefined();
    expect(wantedTrack([forced, deaf], 'ru')).toBe(deaf);
    expect(wantedTrack([deaf], 'ru;forced')).toBeUndefined();
    expect(wantedTrack([deaf, forced], 'ru;forced')).toBe(forced);
  });
});

describe('forcedTrack', () => {
  it('is that in the language of the sound', () => {
    const forced = ['en', 'ru-RU'].map((language) => track(language, language, { role: 'forced' }));
    const subtitles = [track('full', 'ru'), ...forced];
    expect(forcedTrack(subtitles, 'ru')).toBe(forced[1]);
    expect(forcedTrack(subtitles, 'hy')).toBeUndefined();
    expect(forcedTrack(subtitles, undefined)).toBeUndefined();
  });
});
