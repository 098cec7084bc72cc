import { describe, expect, it } from 'vitest';
import { artworksOf } from '../../artworks.ts';
import { readCatalogue } from '../../catalogue.ts';
import { createRandom } from '../../drawing/random.ts';
import { settings, type SettingName } from './index.ts';

const sheet = { width: 920, height: 1332 };
const names = Object.keys(settings).filter((name): name is SettingName => name in settings);
const artworks = artworksOf(readCatalogue());

describe('settings', () => {
  it('are twelve', () => {
    expect(names).toHaveLength(12);
  });

  it.each(names)('%s keeps any title of the catalogue on the sheet', (name) => {
    const outside = artworks.flatMap(({ title, credits }) =>
      settings[name]({ title, credits, random: createRandom(title) }, sheet)
        .filter(
          ({ box }) =>
            box.x < sheet.width * 0.05 ||
            box.x + box.width > sheet.width * 0.95 ||
            box.y <= 0 ||
            box.y + box.height >= sheet.height,
        )
        .map(() => title),
    );

    expect(outside).toEqual([]);
  });

  it('set every title of the catalogue without words over words', () => {
    const overlapping = artworks.filter(({ title, credits, setting }) => {
      const boxes = settings[setting]({ title, credits, random: createRandom(title) }, sheet).map(
        ({ box }) => box,
      );
      return boxes.some((box, index) =>
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
    });

    expect(overlapping.map(({ slug }) => slug)).toEqual([]);
  });

  it('leave out a name that nobody knows', () => {
    const credits = {
      kind: 'film',
      isDocumentary: false,
      year: 2026,
      director: null,
      actors: [],
    } as const;
    const counts = names.map(
      (name) =>
        settings[name]({ title: 'Да', credits, random: createRandom('a') }, sheet).filter(
          ({ kind }) => kind === 'title',
        ).length,
    );

    expect(Math.min(...counts)).toBe(1);
  });
});
