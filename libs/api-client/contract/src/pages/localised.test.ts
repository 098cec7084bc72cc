import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { imageSchema } from '../images/index.ts';
import { momentSchema } from '../media-views/index.ts';
import { colorSchema, idSchema } from '../primitives.ts';
import { localisedSchema } from './localised.schema.ts';

const taken = (schema: v.GenericSchema, values: readonly unknown[]): boolean[] => {
  const localised = localisedSchema(schema);
  return values.map((value) => v.is(localised, value));
};

describe('localisedSchema', () => {
  it('lets a text be in every language, and lead to an outside party', () => {
    expect(
      taken(v.string(), ['Да', { rus: 'Да', eng: 'Yes' }, { eng: 'Yes' }, { $party: 'ads' }, 5]),
    ).toEqual([true, true, false, true, false]);
  });

  it('holds each language to the limit of the one text', () => {
    const title = v.pipe(v.string(), v.maxLength(5), v.title('Headline'));

    expect(taken(title, ['short', 'longer', { rus: 'short' }, { rus: 'longer' }])).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });

  it('leaves what is the same in every language', () => {
    expect(taken(idSchema, ['a', '', { rus: 'a' }])).toEqual([true, false, false]);
    expect(taken(v.pipe(colorSchema, v.title('Glow')), ['#12aBcd', { rus: '#12abcd' }])).toEqual([
      true,
      false,
    ]);
    expect(taken(v.pipe(v.number(), v.maxValue(3)), [3, 4])).toEqual([true, false]);
    expect(taken(v.picklist(['small']), ['small', { rus: 'small' }])).toEqual([true, false]);
  });

  it('keeps a picture by its id and a moment by its days, also where they have titles', () => {
    for (const image of [imageSchema, v.pipe(imageSchema, v.title('Logo'))]) {
      expect(taken(image, [{ $picture: 'tea' }, { url: '/tea' }])).toEqual([true, false]);
    }
    for (const moment of [momentSchema, v.pipe(momentSchema, v.title('End'))]) {
      expect(taken(moment, ['31.12.2026 23:59', { $inDays: 3 }, 'soon'])).toEqual([
        true,
        true,
        false,
      ]);
    }
  });

  it('goes into objects and lists, and keeps their limits', () => {
    const lists = v.object({ lines: v.optional(v.pipe(v.array(v.string()), v.maxLength(2))) });

    expect(
      taken(lists, [{}, { lines: ['PDF', { rus: 'Да' }] }, { lines: ['a', 'b', 'c'] }]),
    ).toEqual([true, true, false]);
  });

  it('refuses a kind of schema that it cannot carry over', () => {
    expect(() => localisedSchema(v.record(v.string(), v.string()))).toThrow('record');
  });
});
