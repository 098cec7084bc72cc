import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { eventFields, readEvent } from './event-form.ts';
import { defineEvents, type EventOf, knownEvents, secretField } from './events.ts';
import { redact } from './redact.ts';
import { Secret, secret } from '@foyer/secret';

const events = defineEvents({
  'card.submit': {
    number: secretField('Card number'),
    holder: v.pipe(v.string(), v.title('Holder')),
    kind: v.picklist(['debit', 'credit']),
    months: v.optional(v.number()),
    items: v.array(v.object({ cvc: secretField('CVC'), name: v.string() })),
  },
  'card.charge': {
    pin: v.optional(secretField('PIN')),
    way: v.variant('kind', [
      v.object({ kind: v.literal('card'), cvc: secretField('CVC') }),
      v.object({ kind: v.literal('phone'), phone: v.nullable(v.string()) }),
    ]),
    place: v.tuple([v.number(), v.number()]),
    tone: v.union([v.literal('low'), v.picklist(['high', 'shrill'])]),
    extras: v.optional(v.record(v.string(), secretField('Extra'))),
  },
  'card.cancel': {},
});

const submit = {
  type: 'card.submit',
  number: secret('4111'),
  holder: 'A. Viewer',
  kind: 'debit',
  items: [{ cvc: secret('737'), name: 'first' }],
} as const;

describe('defineEvents', () => {
  it('gives a union of events with exactly their payloads', () => {
    type CardEvent = EventOf<typeof events>;

    expectTypeOf<Extract<CardEvent, { type: 'card.cancel' }>>().toEqualTypeOf<{
      type: 'card.cancel';
    }>();
    expectTypeOf<Extract<CardEvent, { type: 'card.submit' }>['number']>().toEqualTypeOf<Secret>();
  });
});

describe('redact', () => {
  it('masks secrets, boxed or not, at any depth, and keeps the rest', () => {
    const unboxed = { ...submit, number: '4111', items: [{ cvc: '737', name: 'first' }] };
    const shown = {
      type: 'card.submit',
      number: '[secret]',
      holder: 'A. Viewer',
      kind: 'debit',
      items: [{ cvc: '[secret]', name: 'first' }],
    };

    expect(redact(submit, events)).toEqual(shown);
    expect(redact(unboxed, events)).toEqual(shown);
  });

  it('leaves only the type of an event it does not know', () => {
    expect(
      redact({ type: 'xstate.done.actor.pay', output: '4111' } as { type: string }, events),
    ).toEqual({
      type: 'xstate.done.actor.pay',
    });
  });

  it('masks an unboxed secret behind an optional field and inside a union', () => {
    const charge = {
      type: 'card.charge',
      pin: '1234',
      way: { kind: 'card', cvc: '737' },
      place: [1, 2],
      tone: 'low',
      extras: { door: '77' },
    };

    expect(redact(charge, events)).toEqual({
      ...charge,
      extras: { door: '[secret]' },
      pin: '[secret]',
      way: { kind: 'card', cvc: '[secret]' },
    });
    const byPhone = { ...charge, way: { kind: 'phone', phone: null } };
    expect(redact(byPhone, events)).toMatchObject({ way: byPhone.way });
  });

  it('masks a field that the schema does not know', () => {
    const misnamed = { ...submit, nunber: '4111' } as { type: string };

    expect(JSON.stringify(redact(misnamed, events))).not.toContain('4111');
  });
});

const plain = { kind: 'text', options: [], parts: [], isOptional: false, isNullable: false };

describe('eventFields', () => {
  it('describes the form of a payload', () => {
    expect(eventFields(events, 'card.submit')).toEqual([
      { ...plain, name: 'number', title: 'Card number', kind: 'secret' },
      { ...plain, name: 'holder', title: 'Holder' },
      { ...plain, name: 'kind', title: 'kind', kind: 'choice', options: ['debit', 'credit'] },
      { ...plain, name: 'months', title: 'months', kind: 'number', isOptional: true },
      {
        ...plain,
        name: 'items',
        title: 'items',
        kind: 'list',
        parts: [
          {
            ...plain,
            name: '1',
            title: '1',
            kind: 'object',
            parts: [
              { ...plain, name: 'cvc', title: 'CVC', kind: 'secret' },
              { ...plain, name: 'name', title: 'name' },
            ],
          },
        ],
      },
    ]);
    expect(eventFields(events, 'card.cancel')).toEqual([]);
  });
});

describe('eventFields of nested payloads', () => {
  const [pin, way, place, tone, extras] = eventFields(events, 'card.charge');

  it('sees through what may be left out, and names what has no form', () => {
    expect(pin).toMatchObject({ kind: 'secret', title: 'PIN', isOptional: true });
    expect(extras).toMatchObject({ kind: 'other', isOptional: true });
  });

  it('gives each way of a union a form, named by the field that tells them apart', () => {
    expect(way?.kind).toBe('either');
    expect(way?.parts.map(({ title, kind }) => [title, kind])).toEqual([
      ['card', 'object'],
      ['phone', 'object'],
    ]);
    expect(way?.parts[1]?.parts[1]).toMatchObject({ kind: 'text', isNullable: true });
  });

  it('takes choices beside choices for one choice, and gives a tuple its places', () => {
    expect(tone).toMatchObject({ kind: 'choice', options: ['low', 'high', 'shrill'] });
    expect(place?.parts.map(({ name, kind }) => [name, kind])).toEqual([
      ['1', 'number'],
      ['2', 'number'],
    ]);
  });
});

describe('knownEvents', () => {
  it('finds the schemas of an event type, whoever declared them', () => {
    const twin = defineEvents({ 'card.cancel': {} });

    expect(knownEvents('card.cancel')).toEqual([events['card.cancel'], twin['card.cancel']]);
    expect(knownEvents('card.unheard')).toEqual([]);
  });
});

describe('readEvent', () => {
  it('boxes what stands in secret fields', () => {
    const { type, ...payload } = submit;

    const { number } = readEvent(events, type, { ...payload, number: '4111' });

    expect(number).toBeInstanceOf(Secret);
    expect((number as Secret).reveal()).toBe('4111');
  });

  it('refuses a payload that does not fit, and an unknown type', () => {
    expect(() => readEvent(events, 'card.submit', { holder: 'A. Viewer' })).toThrow(v.ValiError);
    expect(() => readEvent(events, 'card.submitt', { holder: '' })).toThrow('card.submitt');
    expect(() => readEvent(events, 'card.submitt', {})).toThrow('card.submitt');
  });
});
