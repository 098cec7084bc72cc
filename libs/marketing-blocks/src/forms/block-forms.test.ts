import {
  customBlockNames,
  customBlockTags,
  mediaBlockSchema,
  mediaBlockTypes,
} from '@foyer/contract';
import { checkFields, emptyValue } from '@foyer/page-document/form';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { campaignKeys } from '../campaign-registry.ts';
import { nameKeys } from '../name-registry.ts';
import { typeKeys } from '../registry.ts';
import { tagKeys } from '../tag-registry.ts';
import {
  type BlockFormKey,
  blockFormKeys,
  blockForms,
  blockKeyOf,
  describeBlock,
  fixedOf,
} from './block-forms.ts';
import { buildBlock, countedIds } from './testing/build-block.ts';

const keys = blockFormKeys.map((key) => [key] as const);

/** The block with nothing but its key: a document gives it an id. */
const emptyBlock = (key: BlockFormKey) => ({
  ...(emptyValue(describeBlock(key), countedIds()) as object),
  id: blockForms[key].presets[0]?.id,
  items: [],
  ...fixedOf(key),
});

describe('blockForms', () => {
  it('has every tag, name and type of the contract, and every key of the registry', () => {
    const all = [
      ...customBlockTags.map((tag) => `tag:${tag}`),
      ...customBlockNames.map((name) => `name:${name}`),
      ...mediaBlockTypes.map((type) => `type:${type}`),
    ];
    const registered = [...typeKeys, ...tagKeys, ...nameKeys, ...campaignKeys];

    expect(blockFormKeys.toSorted()).toEqual(all.toSorted());
    expect(registered.filter((key) => !all.includes(key))).toEqual([]);
    expect(blockFormKeys).toHaveLength(55);
  });

  it.each(keys)('has presets of %s, each a block of this key', (key) => {
    const { presets } = blockForms[key];
    // What shows a block that the site does not know is a block of some key.
    const known = key === 'type:custom_block' ? 'tag:hero' : key;

    expect(presets.length).toBeGreaterThan(0);
    expect(new Set(presets.map(blockKeyOf))).toEqual(new Set([known]));
  });

  it.each(keys)('builds the presets of %s from an empty block, by its fields alone', (key) => {
    const { schema, presets } = blockForms[key];
    const form = describeBlock(key);
    for (const preset of presets) {
      const built = buildBlock(form, preset, { ...emptyBlock(key), id: preset.id });

      expect(v.safeParse(mediaBlockSchema, built).issues).toBeUndefined();
      expect(v.parse(schema, built)).toEqual(v.parse(schema, preset));
    }
  });

  it.each(keys)('finds nothing wrong with the presets of %s', (key) => {
    for (const preset of blockForms[key].presets) {
      expect(checkFields(describeBlock(key), preset)).toEqual([]);
    }
  });
});
