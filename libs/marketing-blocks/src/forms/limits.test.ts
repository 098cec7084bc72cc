import {
  applyEdit,
  checkFields,
  describeForm,
  type FieldRules,
  type FormField,
  type HtmlField,
  type LineField,
  type ValuePath,
} from '@foyer/page-document/form';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type BlockFormKey,
  blockFormKeys,
  blockForms,
  describeBlock,
  fixedOf,
} from './block-forms.ts';
import { fieldRules, schemaKinds } from './field-rules.ts';
import { buildBlock, partAt } from './testing/build-block.ts';
import { fieldsOf } from './testing/fields-of.ts';
import { Sampler } from './testing/sample-block.ts';
import { fullBlock } from './testing/samples.ts';

/** What stands for blocks that the site does not know has no page to compare with. */
const shown = blockFormKeys.filter((key) => key !== 'type:custom_block');

/** These take the answer as it is, so their schema shows what they need, and not all that they show. */
const shelves: readonly string[] = [
  'carousel',
  'content',
  'top10',
  'service',
  'channels',
  'collection',
  'recom_cold_start',
].map((type) => `type:${type}`);

/** What the block's own schema makes of a block; nothing where it refuses. */
const outputOf = (key: BlockFormKey, block: unknown): unknown => {
  const read = v.safeParse(blockForms[key].schema, block);
  if (!read.success) return undefined;
  // A note that there are more is no part of what is shown.
  const { isCut: _note, ...output } = read.output as Record<string, unknown>;
  return output;
};

/** A value of a place: `cards[].title` is the title of the first card; buttons of each type stand in a row. */
const pathOf = (place: string): ValuePath =>
  place
    .replace('buttons[].target', 'buttons.1.target')
    .replace('buttons[].modal', 'buttons.2.modal')
    .replaceAll('[]', '.0')
    .split('.')
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));

const put = (block: unknown, place: string, value: unknown) =>
  applyEdit(block, { path: pathOf(place), value });

const problemsAt = (key: BlockFormKey, block: unknown, place: string) =>
  checkFields(describeBlock(key), block).filter(
    ({ path }) => path.join('.') === pathOf(place).join('.'),
  );

type TextField = (LineField | HtmlField) & { longest: number };
const isLimited = (field: FormField): field is TextField =>
  (field.kind === 'line' || field.kind === 'html') && field.longest !== undefined;

const texts = shown.flatMap((key) =>
  fieldsOf(describeBlock(key))
    .filter(isLimited)
    .map((field) => ({ key, place: field.place, field })),
);

/** A text of a field that is so long as the page counts it. */
function textOf({ kind, longest, ...field }: TextField, more: number): string {
  const isCutWithoutTags = kind === 'html' && 'countsTags' in field && !field.countsTags;
  const words = 'ю'.repeat(longest + more);
  return isCutWithoutTags ? `<b>${words}</b>` : words;
}

/** What a block shows of a field only without others, which are taken away. */
const besides: Readonly<Record<string, readonly string[]>> = {
  'name:playerPlaylist items': ['custom_data.cards'],
  'tag:hero image': ['custom_data.backgrounds', 'custom_data.bg_image_url'],
  'tag:hero custom_data.bg_image_url': ['custom_data.backgrounds'],
  'tag:any_device image': ['custom_data.backgrounds'],
  'name:player image': ['custom_data.backgrounds'],
  'name:player custom_data.url_id': ['custom_data.video_url'],
  'name:player custom_data.is_external': ['custom_data.url_id'],
};

/** The full block without what hides a field. */
const seenIn = (key: BlockFormKey, place: string): unknown =>
  (besides[`${key} ${place}`] ?? []).reduce<unknown>(
    (block, other) => put(block, other, undefined),
    fullBlock(key),
  );

describe('the longest text of a field', () => {
  it('is known of many', () => expect(texts.length).toBeGreaterThan(120));

  it.each(texts)(
    '$key $place is shown, and one sign more is cut or refused',
    ({ key, place, field }) => {
      // A headline that a longer one stands in for is seen without that.
      const full =
        place === 'name' ? put(fullBlock(key), 'custom_data.title', undefined) : fullBlock(key);
      const [fits, isOver] = [textOf(field, 0), textOf(field, 1)];
      const shows = (text: string) =>
        JSON.stringify(outputOf(key, put(full, place, text)) ?? '').includes(
          text.replaceAll('"', '\\"'),
        );

      expect([shows(fits), shows(isOver)]).toEqual([true, false]);
      expect(problemsAt(key, put(full, place, fits), place)).toEqual([]);
      expect(problemsAt(key, put(full, place, isOver), place)).toMatchObject([
        { rule: 'tooLong', values: { length: field.longest + 1, longest: field.longest } },
      ]);
    },
  );
});

type Counted = Extract<FormField, { kind: 'list' | 'items' }>;
const isCounted = (field: FormField): field is Counted =>
  field.kind === 'list' || field.kind === 'items';

const lists = shown.flatMap((key) =>
  fieldsOf(describeBlock(key))
    .filter(isCounted)
    // Cards of shelves read their banners by themselves.
    .filter(({ place }) => !(shelves.includes(key) && place.startsWith('items[]')))
    .map((field) => ({ key, place: field.place, field })),
);

/** The full block with so many things in one of its lists. */
function withMany(key: BlockFormKey, field: Counted, count: number): unknown {
  const full = seenIn(key, field.place);
  // Its values are others than those of the full block.
  const sampler = new Sampler({ counts: { [field.place]: count }, first: 1000 });
  const many = field.kind === 'items' ? sampler.items(field) : (sampler.sample(field) as object[]);
  const isOfPersons = field.place === 'custom_data.person_cards.cards';
  const named = isOfPersons
    ? many.map((card, index) => ({ ...(card as object), banner_id: `banner-${index}` }))
    : many;
  return put(full, field.place, named);
}

describe('the most of a list', () => {
  const limited = lists.filter(
    ({ key, field }) => field.most !== undefined && key !== 'type:top10',
  );

  it('is known of many', () => expect(limited.length).toBeGreaterThan(45));

  it.each(limited)(
    '$key $place is shown, and one more is cut or refused',
    ({ key, place, field }) => {
      const most = field.most ?? 0;
      const [less, fits, isOver] = [-1, 0, 1].map((more) => withMany(key, field, most + more));

      const output = outputOf(key, fits);
      expect(output).toBeDefined();
      expect(output).not.toEqual(outputOf(key, less));
      expect([undefined, output]).toContainEqual(outputOf(key, isOver));
      expect(problemsAt(key, fits, place)).toEqual([]);
      expect(problemsAt(key, isOver, place)).toMatchObject([
        { rule: 'tooMany', values: { count: most + 1, most } },
      ]);
    },
  );
});

describe('the least of a list', () => {
  const limited = lists.filter(({ field }) => field.least > 0);

  it('is known of many', () => expect(limited.length).toBeGreaterThan(45));

  it.each(limited)(
    '$key $place is enough, and with one less it is left out',
    ({ key, place, field }) => {
      const [fits, less] = [0, -1].map((more) => withMany(key, field, field.least + more));

      const output = outputOf(key, fits);
      expect(output).toBeDefined();
      // The block is refused, or it goes without what holds the list.
      const isWithin = place.includes('[]');
      const left = outputOf(key, less);
      expect(left === undefined || (isWithin && !isDeepStrictEqual(left, output))).toBe(true);
      expect(problemsAt(key, fits, place)).toEqual([]);
      expect(problemsAt(key, less, place)).toMatchObject([
        { rule: 'tooFew', values: { count: field.least - 1, least: field.least } },
      ]);
    },
  );
});

/** Fields that blocks do not show, each for a reason. */
const unseen: readonly RegExp[] = [
  // Whom a block is for is the page's to know.
  /^\S+ display_type$/,
  // The name of a block without a headline, and that of a tariff's card, are for the editor.
  /^(?:tag:quiz|type:promo) name$/,
  /^tag:four_services custom_data\.cards\[\]\.title$/,
];

describe('the fields of a form', () => {
  const read = shown.filter((key) => !shelves.includes(key));
  const fields = read.flatMap((key) =>
    fieldsOf(describeBlock(key))
      .filter(({ kind, place }) => kind !== 'group' && kind !== 'id' && !place.endsWith('[]'))
      .map(({ place }) => ({ key, place }))
      .filter((one) => !unseen.some((reason) => reason.test(`${one.key} ${one.place}`))),
  );
  const isThere = ({ key, place }: { key: BlockFormKey; place: string }) =>
    partAt(seenIn(key, place), pathOf(place)) !== undefined;

  it('are all in the full block, but for what one button cannot be at once', () => {
    expect(new Set(fields.filter((one) => !isThere(one)).map(({ key }) => key))).toEqual(
      new Set(['tag:prompt']),
    );
  });

  it.each(fields.filter(isThere))('$key $place changes what the block shows', ({ key, place }) => {
    const full = seenIn(key, place);

    expect(outputOf(key, put(full, place, undefined))).not.toEqual(outputOf(key, full));
  });

  /** Rules without what they leave out. */
  const openRules = (rules: FieldRules): FieldRules =>
    Object.fromEntries(
      Object.entries(rules).map(([place, { only, ...rule }]) => [
        place,
        place.endsWith('target') && only ? { ...rule, only } : rule,
      ]),
    );
  // A sign has no room for whose advertisement it is, so such a banner is none.
  const strict = read.filter((key) => key !== 'name:promo_banner_v3');

  it.each(strict)('of %s are all that the block reads', (key) => {
    const { schema, rules = {} } = blockForms[key] as {
      schema: v.GenericSchema;
      rules?: FieldRules;
    };
    const wide = describeForm(schema, {
      rules: [openRules(rules), openRules(fieldRules)],
      kinds: schemaKinds,
    });
    const block = {
      items: [],
      ...fullBlock(key),
      ...(new Sampler().sample(wide) as object),
      id: 'block',
      ...fixedOf(key),
    };
    const narrow = buildBlock(describeBlock(key), block, {
      id: 'block',
      items: [],
      ...fixedOf(key),
    });

    expect(outputOf(key, narrow)).toEqual(outputOf(key, block));
  });
});
