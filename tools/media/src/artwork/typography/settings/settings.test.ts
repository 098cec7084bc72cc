import { describe, expect, it } from 'vitest';
import { createRandom } from '../../drawing/random.ts';
import { titles } from '../../titles.ts';
import { settings, type SettingName } from './index.ts';

const sheet = { width: 920, height: 1332 };
const names = Object.keys(settings).filter((name): name is SettingName => name in settings);

describe('settings', () => {
  it('are twelve, and every one is used', () => {
    expect(names).toHaveLength(12);
    expect(new Set(titles.map(({ setting }) => setting)).size).toBe(12);
  });

  it.each(names)('%s keeps any title of the catalogue on the sheet', (name) => {
    for (const { title } of titles) {
      for (const { box } of settings[name]({ title, random: createRandom(title) }, sheet)) {
        expect(box.x).toBeGreaterThanOrEqual(sheet.width * 0.05);
        expect(box.x + box.width).toBeLessThanOrEqual(sheet.width * 0.95);
        expect(box.y).toBeGreaterThan(0);
        expect(box.y + box.height).toBeLessThan(sheet.height);
      }
    }
  });

  it.each(titles)('sets $slug without words over words', ({ title, setting }) => {
    const boxes = settings[setting]({ title, random: createRandom(title) }, sheet).map(
      ({ box }) => box,
    );
    const overlaps = boxes.filter((box, index) =>
      boxes
        .slice(index + 1)
        .some(
          (other) =>
            box.x < other.x + other.width &&
            other.x < box.x + box.width &&
            box.y < other.y + other.height &&
            other.y < box.y + box.height,
        ),
    );

    expect(overlaps).toEqual([]);
  });
});
