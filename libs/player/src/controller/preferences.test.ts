// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readPreferences, writePreferences } from './preferences.ts';

const chosen = {
  volume: 0.35,
  isMuted: true,
  speed: 1.5,
  resolution: '720p',
  subtitle: 'hy',
  audio: 'hy-original',
  isNextAutomatic: false,
};

const nothing = { resolution: 'auto', subtitle: null, audio: null };

/** One tab's storage; tabs share the values. */
function memory(values = new Map<string, string>()) {
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

  it('takes a forbidden storage for no choice', () => {
    const forbidden = {
      getItem: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('Forbidden', 'SecurityError');
      },
    };
    writePreferences(forbidden, chosen);
    expect(readPreferences(forbidden)).toEqual(nothing);
  });

  it.each(['', ' ', 'loud', 'NaN', '0.5 or so', '{"value":1}', 'Infinity'])(
    'takes «%s» for no choice where a number or a flag belongs',
    (value) => {
      const storage = memory();
      for (const key of ['volumeValue', 'volumeMuted', 'playerSpeed', 'playerNextAutomatic']) {
        storage.setItem(key, value);
      }
      expect(readPreferences(storage)).toEqual(nothing);
    },
  );
});

describe('writePreferences', () => {
  it('leaves alone what another tab has chosen meanwhile', () => {
    const one = memory();
    const other = memory(one.values);
    writePreferences(one, chosen);
    readPreferences(one);
    const kept = { ...chosen, ...readPreferences(other) };

    writePreferences(other, { ...kept, volume: 0.9 });
    writePreferences(one, { ...chosen, subtitle: null });

    expect(readPreferences(memory(one.values))).toEqual({ ...chosen, volume: 0.9, subtitle: null });
  });

  it('keeps trying where a full disk has refused a choice', () => {
    const storage = memory();
    let isFull = true;
    const full = {
      getItem: storage.getItem,
      setItem: (key: string, value: string) => {
        if (isFull) throw new DOMException('Full', 'QuotaExceededError');
        storage.setItem(key, value);
      },
    };
    writePreferences(full, chosen);
    isFull = false;
    writePreferences(full, chosen);

    expect(readPreferences(storage)).toEqual(chosen);
  });
});
