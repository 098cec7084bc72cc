import { defineEvents, eventFields, secret, secretField } from '@foyer/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { initialValues, payloadOf } from './event-values.ts';

const events = defineEvents({
  'card.bind': {
    number: secretField('Number'),
    holder: v.string(),
    months: v.number(),
    isKept: v.boolean(),
    direction: v.picklist([1, -1]),
    labels: v.array(v.string()),
    note: v.optional(v.string()),
  },
});
const fields = eventFields(events, 'card.bind');

describe('initialValues', () => {
  it('shows the first choice of each field, and nothing where anything goes', () => {
    expect(initialValues(fields, {}, '4111')).toEqual({
      number: '4111',
      holder: '',
      months: '',
      isKept: 'true',
      direction: '1',
      labels: '',
      note: '',
    });
  });

  it('shows an example where there is one', () => {
    const example = { number: secret('2200'), months: 12, isKept: false, labels: ['a'] };

    expect(initialValues(fields, example)).toMatchObject({
      number: '2200',
      months: '12',
      isKept: 'false',
      labels: '["a"]',
    });
  });
});

describe('payloadOf', () => {
  const filled = {
    number: '4111',
    holder: 'A',
    months: '12',
    isKept: 'false',
    direction: '-1',
    labels: '["a"]',
    note: '',
  };

  it('reads each field as its schema means it, and leaves out what is optional and empty', () => {
    expect(payloadOf(fields, filled)).toEqual({
      number: '4111',
      holder: 'A',
      months: 12,
      isKept: false,
      direction: -1,
      labels: ['a'],
    });
  });

  it('takes an empty number for none, not for 0', () => {
    expect(payloadOf(fields, { ...filled, months: ' ' })['months']).toBeUndefined();
  });

  it('throws for JSON that is none', () => {
    expect(() => payloadOf(fields, { ...filled, labels: '[' })).toThrow(SyntaxError);
  });
});
