import { bannerSchema, customButtonSchema, idSchema } from '@foyer/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeForm } from './describe-form.ts';
import { addItem, applyEdit, setField } from './edit-field.ts';
import { emptyValue } from './empty-value.ts';

const form = describeForm(
  v.object({
    name: v.string(),
    custom_data: v.object({
      title: v.optional(v.string()),
      timer: v.optional(v.object({ title: v.optional(v.string()), end: v.string() })),
      cards: v.optional(v.array(v.object({ id: idSchema, title: v.string() }))),
      lines: v.optional(v.array(v.string())),
      buttons: v.optional(v.array(customButtonSchema)),
    }),
    items: v.array(v.object({ type: v.literal('banner'), banner: bannerSchema })),
  }),
);
const options = { makeId: () => 'made' };
const block = { name: 'Кино', custom_data: { title: 'Кино' }, items: [] };

describe('emptyValue', () => {
  it('has what a block is never without, and no words', () => {
    expect(emptyValue(form, options.makeId)).toEqual({ custom_data: {}, items: [] });
  });
});

describe('setField', () => {
  it('changes one value', () => {
    expect(setField(form, block, ['custom_data', 'title'], 'Сериалы', options)).toEqual({
      path: ['custom_data', 'title'],
      value: 'Сериалы',
    });
  });

  it('makes in one change what is missing on the way', () => {
    expect(
      setField(form, {}, ['custom_data', 'timer', 'end'], '20.12.2026 20:00', options),
    ).toEqual({ path: ['custom_data'], value: { timer: { end: '20.12.2026 20:00' } } });
    expect(setField(form, block, ['custom_data', 'cards', 0, 'title'], 'Шаг', options)).toEqual({
      path: ['custom_data', 'cards'],
      value: [{ id: 'made', title: 'Шаг' }],
    });
  });

  it('takes away what is emptied, and makes nothing for it', () => {
    const gone = setField(form, block, ['custom_data', 'title'], ' ', options);
    const never = setField(form, block, ['custom_data', 'timer', 'title'], '', options);

    expect(applyEdit(block, gone)).toEqual({ name: 'Кино', custom_data: {}, items: [] });
    expect(never).toEqual({ path: ['custom_data', 'timer', 'title'], value: undefined });
  });
});

describe('addItem', () => {
  const cards = ['custom_data', 'cards'];

  it('begins a list, and goes on after its last item', () => {
    const first = addItem(form, block, cards, options);
    const second = addItem(form, applyEdit(block, first), cards, options);

    expect(first).toEqual({ path: cards, value: [{ id: 'made' }] });
    expect(second).toEqual({ path: [...cards, 1], value: { id: 'made' } });
  });

  it('chooses the first of what a new thing may be', () => {
    expect(addItem(form, block, ['custom_data', 'buttons'], options).value).toEqual([
      { type: 'block_target' },
    ]);
  });

  it('adds a banner to an answer and to a document', () => {
    const banner = { id: 'made', images: [], size: 'small' };
    const source = { kind: 'banners', banners: [] };

    expect(addItem(form, block, ['items'], options)).toEqual({
      path: ['items', 0],
      value: { type: 'banner', banner },
    });
    expect(addItem(form, { ...block, source }, ['source', 'banners'], options)).toEqual({
      path: ['source', 'banners', 0],
      value: banner,
    });
  });

  it('adds what is given', () => {
    const edit = addItem(form, block, ['custom_data', 'lines'], { ...options, item: '4K' });

    expect(edit).toEqual({ path: ['custom_data', 'lines'], value: ['4K'] });
  });
});

describe('applyEdit', () => {
  it('leaves the value as it is, and takes an item out of its list', () => {
    const list = { lines: ['a', 'b', 'c'] };

    expect(applyEdit(list, { path: ['lines', 1], value: undefined })).toEqual({
      lines: ['a', 'c'],
    });
    expect(list).toEqual({ lines: ['a', 'b', 'c'] });
  });
});
