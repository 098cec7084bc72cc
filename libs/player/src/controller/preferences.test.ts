import { describe, expect, it } from 'vitest';
import { readPreferences, writePreferences } from './preferences.ts';

const chosen = {
  volume: 0.35,
  isMuted: true,
  speed: 1.5,
  resolution: '720p',
  subtitle: 'hy',
  audio: 'hy-original',
};

function memory() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

describe('readPreferences', () => {
  it('reads back what was written [PLAYER-057, PLAYER-058, STORE-012, STORE-013, STORE-014, STORE-015, STORE-016, STORE-017]', () => {
    const storage = memory();
    writePreferences(storage, chosen);
    expect(readPreferences(storage)).toEqual(chosen);
    expect(storage.values.get('volumeValue')).toBe('0.35');
    expect(storage.values.get('volumeMuted')).toBe('true');
  });

  it('takes a forbidden storage and nonsense for no choice', () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    };
    const nothing = { resolution: 'auto', subtitle: null, audio: null };
    writePreferences(forbidden, chosen);
    expect(readPreferences(forbidden)).toEqual(nothing);
    const storage = memory();
    storage.setItem('volumeValue', 'loud');
    expect(readPreferences(storage)).toEqual(nothing);
  });
});
