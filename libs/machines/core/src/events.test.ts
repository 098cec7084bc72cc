import * as v from 'valibot';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { eventFields, readEvent } from './event-form.ts';
import { defineEvents, type EventOf, secretField } from './events.ts';
import { redact } from './redact.ts';
import { Secret, secret } from './secret.ts';

const events = defineEvents({
  'card.submit': {
    number: secretField('Card number'),
    holder: v.pipe(v.string(), v.title('Holder')),
    kind: v.picklist(['debit', 'credit']),
    months: v.optional(v.number()),
    items: v.array(v.object({ cvc: secretField('CVC'), name: v.string() })),
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

  it('masks a field that the schema does not know', () => {
    const misnamed = { ...submit, nunber: '4111' } as { type: string };

    expect(JSON.stringify(redact(misnamed, events))).not.toContain('4111');
  });
});

describe('eventFields', () => {
  it('describes the form of a payload', () => {
    expect(eventFields(events, 'card.submit')).toEqual([
      { name: 'number', title: 'Card number', kind: 'secret', options: [], isOptional: false },
      { name: 'holder', title: 'Holder', kind: 'text', options: [], isOptional: false },
      {
        name: 'kind',
        title: 'kind',
        kind: 'choice',
        options: ['debit', 'credit'],
        isOptional: false,
      },
      { name: 'months', title: 'months', kind: 'number', options: [], isOptional: true },
      { name: 'items', title: 'items', kind: 'json', options: [], isOptional: false },
    ]);
    expect(eventFields(events, 'card.cancel')).toEqual([]);
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
