import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { isPurchaseMessage } from './purchase-message.ts';
import { purchaseMessages } from './purchase-protocol.fixtures.ts';
import { purchaseMessageSchema } from './purchase-protocol.ts';

const [started] = purchaseMessages;
const height = { ...started, event: 'height' };

describe('purchaseMessageSchema', () => {
  it('C25: tells when a purchase starts, is done and is closed, and how tall the page is [PAY-035]', () => {
    expect(purchaseMessageSchema.options.map(({ entries }) => entries.event.literal)).toEqual([
      'started',
      'done',
      'closed',
      'height',
    ]);
  });

  it.each(purchaseMessages)(
    'wants all fields of $event, and its guard agrees [PAY-035]',
    (message) => {
      expect(v.parse(purchaseMessageSchema, message)).toEqual(message);
      expect(isPurchaseMessage(message)).toBe(true);
      for (const name of Object.keys(message)) {
        const broken = Object.fromEntries(Object.entries(message).filter(([key]) => key !== name));
        expect([name, v.is(purchaseMessageSchema, broken)]).toEqual([name, false]);
        expect([name, isPurchaseMessage(broken)]).toEqual([name, false]);
      }
    },
  );
});

describe('isPurchaseMessage', () => {
  it.each([
    ['nothing', null],
    ['a text', 'done'],
    ['another script’s', { ...started, source: 'react-devtools' }],
    ['a later version', { ...started, version: 2 }],
    ['an event of a later page', { ...started, event: 'refunded' }],
    ['the name of a method', { ...started, event: 'toString' }],
    ['a height that is a text', { ...height, height: '600px' }],
    ['a height below nothing', { ...height, height: -1 }],
  ])('is not fooled by %s', (_name, data) => {
    expect(isPurchaseMessage(data)).toBe(false);
  });
});
