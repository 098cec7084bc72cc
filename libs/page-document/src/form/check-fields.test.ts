import {
  bannerSchema,
  colorSchema,
  customButtonSchema,
  customDataSchema,
  imageSchema,
  mediaItemEntrySchema,
  notificationTargetSchema,
} from '@foyer/contract';
import { bannerFixture, mediaItemShortFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkFields } from './check-fields.ts';
import { describeForm } from './describe-form.ts';
import type { FieldRules } from './form.types.ts';

const titleSchema = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(10));

/** What is wrong with a value, by the form of these entries. */
const check = (entries: v.ObjectEntries, value: unknown, rules: FieldRules = {}) =>
  checkFields(describeForm(v.object(entries), { rules: [rules] }), value);

describe('checkFields, of a text', () => {
  const entries = { title: titleSchema };

  it('counts without the spaces at both ends, and finds nothing at the limit', () => {
    expect(check(entries, { title: '  1234567890 ' })).toEqual([]);
    expect(check(entries, { title: '12345678901' })).toEqual([
      { path: ['title'], rule: 'tooLong', values: { length: 11, longest: 10 } },
    ]);
  });

  it('finds each language that is too long, and those without Russian words', () => {
    expect(check(entries, { title: { rus: 'Кино', eng: 'Long as a film', hye: 'Կինո' } })).toEqual([
      { path: ['title'], rule: 'tooLong', values: { length: 14, longest: 10 }, language: 'eng' },
    ]);
    expect(check(entries, { title: { eng: 'Cinema' } })).toEqual([
      { path: ['title'], rule: 'missing', values: {}, language: 'rus' },
    ]);
  });

  it('misses what is required and blank, and nothing that may be missing', () => {
    const missing = { path: ['title'], rule: 'missing', values: {} };

    expect([{}, { title: ' ' }].map((value) => check(entries, value))).toEqual([
      [missing],
      [missing],
    ]);
    expect(check({ title: v.optional(titleSchema) }, {})).toEqual([]);
  });
});

describe('checkFields, of other values', () => {
  it('finds wrong colours, days and choices, and takes what is resolved later', () => {
    const { timer } = customDataSchema.entries;
    const entries = {
      color: colorSchema,
      end: timer.wrapped.entries.end_date_time,
      picture: imageSchema,
      size: v.picklist(['small', 'large']),
    };

    expect(
      check(entries, { color: 'red', end: '2026-12-20', picture: 'mayak', size: 'huge' }),
    ).toEqual(
      [
        ['color', 'color'],
        ['end', 'date'],
        ['picture', 'picture'],
        ['size', 'choice'],
      ].map(([name, kind]) => ({ path: [name], rule: 'wrong', values: { kind } })),
    );
    expect(
      check(entries, {
        color: '#22303c',
        end: { $inDays: 20 },
        picture: { $picture: 'mayak' },
        size: 'small',
      }),
    ).toEqual([]);
  });

  it('asks a button for what its type needs', () => {
    const entries = { buttons: v.array(customButtonSchema) };
    const rules: FieldRules = {
      'buttons[].target': { isRequired: true, when: { sibling: 'type', is: 'target' } },
      'buttons[].modal': { isRequired: true, when: { sibling: 'type', is: 'modal' } },
    };
    const buttons = ['block_target', 'target', 'modal'].map((type) => ({ type, title: 'Ещё' }));

    expect(check(entries, { buttons }, rules)).toEqual([
      { path: ['buttons', 1, 'target'], rule: 'missing', values: {} },
      { path: ['buttons', 2, 'modal', 'title'], rule: 'missing', values: {} },
      { path: ['buttons', 2, 'modal', 'text'], rule: 'missing', values: {} },
    ]);
  });

  it('misses the address of a target that leads nowhere', () => {
    const value = { target: { type: 'screen', link: ' ' } };

    expect(check({ target: v.optional(notificationTargetSchema) }, value)).toEqual([
      { path: ['target'], rule: 'missing', values: {} },
    ]);
  });

  it('finds lists that are too short or too long, and goes on within them', () => {
    const entries = { cards: v.pipe(v.array(v.object({ title: titleSchema })), v.minLength(2)) };
    const card = { title: 'Кино' };
    const rules = { cards: { most: 2 } };

    expect(check(entries, {}, rules)).toEqual([
      { path: ['cards'], rule: 'tooFew', values: { count: 0, least: 2 } },
    ]);
    expect(check(entries, { cards: [card, card, {}] }, rules)).toEqual([
      { path: ['cards'], rule: 'tooMany', values: { count: 3, most: 2 } },
      { path: ['cards', 2, 'title'], rule: 'missing', values: {} },
    ]);
  });

  it('passes over a group that may be missing, and misses what a required one needs', () => {
    const group = v.object({ title: titleSchema });

    expect(check({ timer: v.optional(group) }, {})).toEqual([]);
    expect(check({ quiz: group }, {})).toEqual([
      { path: ['quiz', 'title'], rule: 'missing', values: {} },
    ]);
    expect(check({ quiz: group }, { quiz: 'text' })).toEqual([
      { path: ['quiz'], rule: 'wrong', values: { kind: 'group' } },
    ]);
  });
});

describe('checkFields, of what a block holds', () => {
  const bannerItemSchema = v.object({ type: v.literal('banner'), banner: bannerSchema });
  const entries = { items: v.array(v.variant('type', [mediaItemEntrySchema, bannerItemSchema])) };
  const rules = { items: { least: 1, most: 2 }, 'banner.title': { schema: titleSchema } };
  const title = { type: 'media_item', media_item: mediaItemShortFixture };

  it('counts what an answer holds', () => {
    expect(check(entries, { items: [] }, rules)).toMatchObject([{ rule: 'tooFew' }]);
    expect(check(entries, { items: [title, title, title] }, rules)).toMatchObject([
      { path: ['items'], rule: 'tooMany', values: { count: 3, most: 2 } },
    ]);
    expect(check(entries, { items: [{ type: 'channel' }] }, rules)).toMatchObject([
      { rule: 'wrongItem', values: { type: 'channel' } },
    ]);
  });

  it('counts what the source of a document names, and not what a rule finds', () => {
    const list = (...ids: string[]) => ({ source: { kind: 'list', type: 'media_item', ids } });

    expect(check(entries, list('a', 'b'), rules)).toEqual([]);
    expect(check(entries, list('a', 'b', 'c'), rules)).toMatchObject([
      { path: ['source'], rule: 'tooMany' },
    ]);
    expect(check(entries, { source: { kind: 'none' } }, rules)).toMatchObject([{ rule: 'tooFew' }]);
    expect(check(entries, { source: { kind: 'rule', rule: {} } }, rules)).toEqual([]);
    expect(check(entries, { source: { kind: 'rule', rule: { limit: 3 } } }, rules)).toMatchObject([
      { rule: 'tooMany' },
    ]);
    expect(check(entries, { source: { kind: 'on_air' } }, rules)).toMatchObject([
      { rule: 'wrongItem', values: { type: 'epg' } },
    ]);
  });

  it('checks the banners where they stand', () => {
    const long = { ...bannerFixture, title: 'Длиннее десяти' };
    const found = { rule: 'tooLong', values: { length: 14, longest: 10 } };

    expect(check(entries, { items: [title, { type: 'banner', banner: long }] }, rules)).toEqual([
      { path: ['items', 1, 'banner', 'title'], ...found },
    ]);
    expect(check(entries, { source: { kind: 'banners', banners: [long] } }, rules)).toEqual([
      { path: ['source', 'banners', 0, 'title'], ...found },
    ]);
  });

  it('does not count the one that a reference names', () => {
    const named = { items: { most: 2, uncounted: 'service_id' } };
    const ids = ['kino', 'sport', 'kids'];
    const source = { kind: 'list', type: 'media_item', ids };
    const withService = { ...entries, service_id: v.optional(v.string()) };

    expect(check(withService, { source, service_id: 'kino' }, named)).toEqual([]);
    expect(check(withService, { source }, named)).toMatchObject([{ rule: 'tooMany' }]);
  });

  it('finds the card whose banner the block does not hold', () => {
    const people = { ...entries, banner_id: v.string() };
    const reference: FieldRules = { banner_id: { kind: 'reference', of: 'banner' } };
    const items = [{ type: 'banner', banner: bannerFixture }];

    expect(check(people, { items, banner_id: bannerFixture.id }, reference)).toEqual([]);
    expect(check(people, { items, banner_id: 'other' }, reference)).toEqual([
      { path: ['banner_id'], rule: 'noBanner', values: {} },
    ]);
  });
});
