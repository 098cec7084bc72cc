import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bannerFixture } from '../media-views/media-views.fixtures.ts';
import { blockSourceSchema } from './block-source.schema.ts';
import { isKnownBlock, pageDocumentSchema } from './page-document.schema.ts';
import { heroBlockFixture, pageDocumentFixture, shelfBlockFixture } from './pages.fixtures.ts';

/** Where a document is wrong, as dotted paths. */
const wrongIn = (document: unknown): string[] =>
  (v.safeParse(pageDocumentSchema, document).issues ?? []).map(
    (issue) => v.getDotPath(issue) ?? '',
  );

const withBlock = (block: unknown) => ({ ...pageDocumentFixture, blocks: [block] });

describe('pageDocumentSchema', () => {
  it('takes a page with languages, pictures, moments and rules', () => {
    expect(wrongIn(pageDocumentFixture)).toEqual([]);
  });

  it('says where a document is wrong', () => {
    expect(wrongIn({ ...pageDocumentFixture, format: 2, alias: 'Comedy Week' })).toEqual([
      'format',
      'alias',
    ]);
    expect(
      wrongIn(
        withBlock({
          ...shelfBlockFixture,
          hidden: 'yes',
          source: { kind: 'rule', rule: { min_rating: 11 } },
        }),
      ),
    ).toEqual(['blocks.0.hidden', 'blocks.0.source.rule.min_rating']);
    expect(
      wrongIn(withBlock({ ...heroBlockFixture, custom_data: { buttons: [{ type: 'link' }] } })),
    ).toEqual(['blocks.0.custom_data.buttons.0.type', 'blocks.0.custom_data.buttons.0.title']);
  });

  it('is open to fields and kinds of blocks that it does not know, but not to one without an id', () => {
    const newer = { id: 'n1', type: 'hologram', depth: 3 };

    expect(wrongIn({ ...withBlock({ ...shelfBlockFixture, glow: 1 }), theme: 'dark' })).toEqual([]);
    expect(wrongIn(withBlock(newer))).toEqual([]);
    expect(wrongIn(withBlock({ type: 'hologram' }))).toEqual(['blocks.0.id']);
    expect([newer, shelfBlockFixture].map(isKnownBlock)).toEqual([false, true]);
  });
});

describe('blockSourceSchema', () => {
  it('takes banners with languages and picture ids, and no answer’s picture', () => {
    const banners = (banner: object) =>
      v.is(blockSourceSchema, { kind: 'banners', banners: [banner] });
    const kept = { ...bannerFixture, images: [{ $picture: 'tea' }], title: { rus: 'Чай' } };
    const { icon: _icon, small_icon: _small, logo: _logo, ...plain } = kept;

    expect(banners(plain)).toBe(true);
    expect(banners({ ...plain, images: bannerFixture.images })).toBe(false);
  });
});
