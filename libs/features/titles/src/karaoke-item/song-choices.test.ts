import { readPreferences, writePreferences } from '@foyer/player';
import { describe, expect, it } from 'vitest';
import { songChoices } from './song-choices.ts';

function memory(start: Record<string, string> = {}) {
  const values = new Map(Object.entries(start));
  return {
    values,
    storage: {
      getItem: (name: string) => values.get(name) ?? null,
      setItem: (name: string, value: string) => void values.set(name, value),
    },
  };
}

describe('songChoices', () => {
  it('shows the words until they are turned off, and never the film’s subtitles', () => {
    const { storage, values } = memory({ playerSubtitle: 'ru', playerAudio: 'en' });
    const choices = songChoices(storage);
    const first = readPreferences(choices);

    writePreferences(choices, {
      volume: 0.8,
      isMuted: false,
      speed: 1,
      resolution: 'auto',
      isNextAutomatic: true,
      audio: 'und',
      subtitle: null,
    });

    expect([first.subtitle, first.audio]).toEqual(['und', null]);
    const { subtitle, audio } = readPreferences(choices);
    expect([subtitle, audio]).toEqual([null, 'und']);
    expect([values.get('playerSubtitle'), values.get('playerAudio')]).toEqual(['ru', 'en']);
  });

  it('shares with films what means the same: the volume', () => {
    const { storage } = memory({ volumeValue: '0.3' });

    expect(readPreferences(songChoices(storage)).volume).toBe(0.3);
  });
});
