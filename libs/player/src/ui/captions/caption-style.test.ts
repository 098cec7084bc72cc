import { describe, expect, it } from 'vitest';
import { readCaptionStyle, usualCaptionStyle, writeCaptionStyle } from './caption-style.ts';

function storageOf(kept: Record<string, string> = {}) {
  return {
    kept,
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  };
}

const full = {
  getItem: () => {
    throw new DOMException('Forbidden', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('Full', 'QuotaExceededError');
  },
};

describe('the style of captions', () => {
  it('is kept from one title to the next', () => {
    const storage = storageOf();

    writeCaptionStyle(storage, { size: 'huge', color: 'yellow', plate: 'solid' });

    expect(readCaptionStyle(storage)).toEqual({ size: 'huge', color: 'yellow', plate: 'solid' });
  });

  it.each(['', 'nonsense', '{"size":"enormous","color":"white","plate":"half"}'])(
    'is the usual one where %j is kept',
    (kept) => {
      expect(readCaptionStyle(storageOf({ playerCaptionStyle: kept }))).toEqual(usualCaptionStyle);
    },
  );

  it('is the usual one where nothing may be kept', () => {
    writeCaptionStyle(full, { ...usualCaptionStyle, size: 'small' });

    expect([readCaptionStyle(full), readCaptionStyle(undefined)]).toEqual([
      usualCaptionStyle,
      usualCaptionStyle,
    ]);
  });
});
