import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bannerSchema } from './banner.schema.ts';
import { customBlockNames, customBlockTags, mediaBlockTypes } from './block-keys.ts';
import { customButtonSchema } from './custom-data.schema.ts';
import { mediaBlockSchema } from './media-block.schema.ts';
import { bannerFixture, customBlockFixture } from './media-views.fixtures.ts';

const accepts = (schema: v.GenericSchema, value: unknown): boolean =>
  v.safeParse(schema, value).success;

describe('block keys', () => {
  it('name each type, tag and name of the specification once', () => {
    expect([mediaBlockTypes, customBlockTags, customBlockNames].map((keys) => keys.length)).toEqual(
      [10, 22, 23],
    );
    for (const keys of [mediaBlockTypes, customBlockTags, customBlockNames]) {
      expect(new Set(keys).size).toBe(keys.length);
    }
  });
});

describe('mediaBlockSchema', () => {
  it('knows a block by its type, and lets its tag and name be anything [BLOCK-001]', () => {
    const { tag: _tag, ...named } = customBlockFixture;

    expect(accepts(mediaBlockSchema, { ...named, name: 'promo_banner' })).toBe(true);
    expect(accepts(mediaBlockSchema, { ...customBlockFixture, tag: 'brand_new' })).toBe(true);
    expect(accepts(mediaBlockSchema, { ...customBlockFixture, type: 'hologram' })).toBe(false);
  });

  it('takes the end of a timer as day, month, year and time only [BLOCK-084]', () => {
    const ending = (end_date_time: string) => ({
      ...customBlockFixture,
      custom_data: { timer: { end_date_time } },
    });

    expect(accepts(mediaBlockSchema, ending('31.12.2026 23:59'))).toBe(true);
    expect(accepts(mediaBlockSchema, ending('2026-12-31T23:59'))).toBe(false);
  });
});

describe('customButtonSchema', () => {
  it('knows buttons to the block’s target, to a target of their own and to a dialog [BLOCK-082]', () => {
    const types = ['block_target', 'target', 'modal', 'popup'];

    const known = types.filter((type) => accepts(customButtonSchema, { type, title: 'Ещё' }));

    expect(known).toEqual(['block_target', 'target', 'modal']);
  });
});

describe('bannerSchema', () => {
  it('knows banners of four sizes [BLOCK-086]', () => {
    const sizes = ['small', 'medium', 'large', 'stretching', 'huge'];

    const known = sizes.filter((size) => accepts(bannerSchema, { ...bannerFixture, size }));

    expect(known).toEqual(['small', 'medium', 'large', 'stretching']);
  });
});
