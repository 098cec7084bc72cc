import {
  colorSchema,
  customButtonSchema,
  customDataSchema,
  imageSchema,
  mediaBlockSchema,
  screenTargetSchema,
} from '@foyer/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeForm } from './describe-form.ts';
import type { FieldRules, FormField } from './form.types.ts';

/** A field without the schema that judges it. */
function bare(field: FormField): object {
  const { schema: _schema, ...said } = { schema: undefined, ...field };
  if (field.kind === 'group') return { ...said, fields: field.fields.map(bare) };
  return field.kind === 'list' ? { ...said, item: bare(field.item) } : said;
}

const fieldsOf = (entries: v.ObjectEntries, ...rules: FieldRules[]) =>
  describeForm(v.object(entries), { rules }).fields.map(bare);

const line = (name: string, isRequired = true) => ({ name, place: name, isRequired, kind: 'line' });

/** A transform that cuts, as blocks have them. */
const cut = (requirement: number, type = 'cut') => ({
  ...v.transform((text: string) => text.slice(0, requirement)),
  type,
  requirement,
});

describe('describeForm', () => {
  it('takes what may be missing, or falls back to something, as not required', () => {
    const text = v.string();

    expect(
      fieldsOf({ a: text, b: v.optional(text), c: v.fallback(text, ''), d: v.nullish(text) }),
    ).toEqual([line('a'), line('b', false), line('c', false), line('d', false)]);
  });

  it('finds the tightest limit of a text in all layers, that of a cut too', () => {
    const title = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200));

    expect(
      fieldsOf({
        plain: title,
        spare: v.fallback(v.optional(title), undefined),
        short: v.pipe(title, v.maxLength(80)),
        cut: v.pipe(v.string(), v.trim(), cut(32)),
      }),
    ).toEqual([
      { ...line('plain'), longest: 200 },
      { ...line('spare', false), longest: 200 },
      { ...line('short'), longest: 80 },
      { ...line('cut'), longest: 32 },
    ]);
  });

  it('counts the words alone where a text is cut without its tags', () => {
    expect(fieldsOf({ text: v.pipe(v.string(), cut(160, 'cut_html')) })).toEqual([
      { ...line('text'), kind: 'html', longest: 160, countsTags: false },
    ]);
  });

  it('knows the schemas of the contract in any wrapping', () => {
    const { timer, text } = customDataSchema.entries;
    const fields = fieldsOf({
      picture: v.optional(imageSchema),
      color: v.fallback(v.optional(colorSchema), undefined),
      end: v.pipe(timer.wrapped.entries.end_date_time, v.transform(Date.parse)),
      text,
      place: screenTargetSchema,
    });

    expect(fields.map((field) => 'kind' in field && field.kind)).toEqual([
      'picture',
      'color',
      'date',
      'html',
      'target',
    ]);
    expect(fields.at(-1)).toMatchObject({ isInside: true });
  });

  it('has the limits of a list, of a schema and of a rule', () => {
    const item = { name: '', place: 'b[]', isRequired: true, kind: 'line' };

    expect(
      fieldsOf(
        { a: v.pipe(v.array(v.string()), v.nonEmpty()), b: v.array(v.optional(v.string())) },
        { b: { least: 2, most: 5 } },
      ),
    ).toEqual([
      expect.objectContaining({ kind: 'list', least: 1 }),
      { name: 'b', place: 'b', isRequired: true, kind: 'list', item, least: 2, most: 5 },
    ]);
  });

  it('looks through transforms at the end, into lists and groups', () => {
    const schema = v.pipe(
      v.object({
        cards: v.array(
          v.pipe(
            v.object({ title: v.string() }),
            v.transform(() => 1),
          ),
        ),
      }),
      v.transform(({ cards }) => cards.length),
    );

    expect(describeForm(schema).fields.map(bare)).toMatchObject([
      { kind: 'list', item: { kind: 'group', fields: [{ place: 'cards[].title', kind: 'line' }] } },
    ]);
  });

  it('takes a longer end of a place before a shorter, and the first table before the others', () => {
    const button = v.object({ target: v.string() });
    const forms = fieldsOf(
      { target: v.string(), buttons: v.array(button) },
      { 'buttons[].target': { tab: 'look' } },
      { target: { tab: 'showing', isRequired: false } },
    );

    expect(forms).toMatchObject([
      { place: 'target', tab: 'showing', isRequired: false },
      { item: { fields: [{ place: 'buttons[].target', tab: 'look', isRequired: false }] } },
    ]);
  });

  it('leaves out what a page does not use, and keeps the order of the schema', () => {
    const form = describeForm(customButtonSchema, {
      rules: [{ '': { only: ['title', 'type'] } }],
    });

    expect(form.fields.map(({ name }) => name)).toEqual(['type', 'title']);
  });

  it('makes of the items of a block a choice from the catalogue, with a form for banners', () => {
    const [items] = describeForm(mediaBlockSchema).fields.filter(({ name }) => name === 'items');

    expect(items).toMatchObject({
      kind: 'items',
      of: ['media_item', 'channel', 'epg', 'karaoke_item', 'service', 'collection', 'banner'],
      banner: { kind: 'group', place: 'items[].banner' },
    });
  });

  it('writes as it is what it does not know, and refuses what is no object', () => {
    expect(fieldsOf({ any: v.unknown() })).toMatchObject([{ kind: 'raw' }]);
    expect(() => describeForm(v.string())).toThrow(TypeError);
  });
});
