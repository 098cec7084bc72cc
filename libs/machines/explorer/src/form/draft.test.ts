import { defineEvents, Secret, secret, secretField } from '@foyer/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { draftOf, newEntry, valueOf } from './draft.ts';
import { exampleField, failureField } from './example-field.ts';
import { payloadField } from './payload-field.ts';
import { samplesOf } from './samples.ts';

const events = defineEvents({
  'card.bind': {
    number: secretField('Number'),
    holder: v.string(),
    months: v.number(),
    isKept: v.boolean(),
    direction: v.picklist([1, -1]),
    labels: v.array(v.string()),
    note: v.optional(v.string()),
    mark: v.nullable(v.string()),
    place: v.tuple([v.number(), v.string()]),
    way: v.variant('kind', [
      v.object({ kind: v.literal('card'), cvc: secretField('CVC') }),
      v.object({ kind: v.literal('phone'), phone: v.string() }),
    ]),
  },
});
const payload = payloadField(events, 'card.bind');

/** A value with its secrets laid open. */
function open(value: unknown): unknown {
  if (value instanceof Secret) return `secret ${value.reveal()}`;
  if (Array.isArray(value)) return value.map(open);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, open(entry)]));
}

describe('a form without an example', () => {
  it('holds the first choices, leaves out what may be missing, and takes no empty number for 0', () => {
    expect(open(valueOf(payload, draftOf(payload, {}, '4111')))).toEqual({
      number: 'secret 4111',
      holder: '',
      isKept: true,
      direction: 1,
      labels: [],
      mark: null,
      place: [undefined, ''],
      way: { kind: 'card', cvc: 'secret 4111' },
    });
  });
});

describe('a form with an example', () => {
  const example = {
    number: secret('2200'),
    holder: 'A. Viewer',
    months: 12,
    isKept: false,
    direction: -1,
    labels: ['a', 'b'],
    note: 'n',
    mark: 'm',
    place: [3, 'up'],
    way: { kind: 'phone', phone: '+7' },
  };

  it('holds it whole, at every depth', () => {
    expect(open(valueOf(payload, draftOf(payload, example)))).toEqual({
      ...example,
      number: 'secret 2200',
    });
  });

  it('shows a new entry of a list as its schema asks', () => {
    const list = payload.parts.find(({ name }) => name === 'labels');
    if (!list) throw new Error('The form has no list');
    const draft = draftOf(list, ['a']);

    const longer = { ...draft, parts: [...draft.parts, newEntry(list)] };

    expect(valueOf(list, longer)).toEqual(['a', '']);
  });
});

describe('exampleField', () => {
  it('gives the form of a value that has no schema', () => {
    const example = { valid: true, left: 2, ways: [{ kind: 'code', box: secret('7391') }] };
    const field = exampleField('Answer', example);

    expect(field.parts.map(({ name, kind }) => [name, kind])).toEqual([
      ['valid', 'boolean'],
      ['left', 'number'],
      ['ways', 'list'],
    ]);
    expect(open(valueOf(field, draftOf(field, example)))).toEqual({
      valid: true,
      left: 2,
      ways: [{ kind: 'code', box: 'secret 7391' }],
    });
  });

  it('keeps as it is what has no form', () => {
    const example = { asset: null, tracks: [] };
    const field = exampleField('Answer', example);

    expect(valueOf(field, draftOf(field, example))).toEqual(example);
  });
});

describe('failureField', () => {
  it('is a failure that says nothing until a field is given', () => {
    expect(valueOf(failureField, draftOf(failureField))).toEqual({});
    expect(valueOf(failureField, draftOf(failureField, { status: 429, code: 7 }))).toEqual({
      status: 429,
      code: 7,
    });
  });
});

describe('samplesOf', () => {
  it('tries every choice and every made-up secret, and leaves out what may be missing', () => {
    const samples = samplesOf(payload, ['1', '2']);

    expect(samples).toHaveLength(24);
    expect(samples[0]).toMatchObject({ number: '1', isKept: true, place: [1, 'text'] });
    expect(samples[0]).not.toHaveProperty('note');
  });

  it('finds nothing for what has no form', () => {
    const field = payloadField(defineEvents({ e: { any: v.record(v.string(), v.string()) } }), 'e');

    expect(samplesOf(field, [])).toEqual([]);
  });
});
