import { serviceOptionFixture } from '@foyer/contract/fixtures';
import { purchaseOrderInputs } from '@foyer/purchase-order/fixtures';
import { expect, it } from 'vitest';
import { keepOrder, keptOrders } from './kept-orders.ts';
import { keptOrdersKey } from './kept-orders-key.ts';

const { kept: record } = purchaseOrderInputs.restored;
const order = {
  item: { type: 'service', id: 'kino' },
  option: serviceOptionFixture,
  record,
} as const;
const seqId = serviceOptionFixture.seq_id;

/** A storage of a tab. */
function storage() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

it('C3: finds the order of a profile again, and of no other [PAY-021]', () => {
  const marks = storage();

  keepOrder(marks, 'anna', seqId, order);

  expect(keptOrders(marks, 'anna').get(seqId)).toEqual(order);
  expect(keptOrders(marks, 'oleg').size).toBe(0);
  expect([...marks.kept.keys()]).toEqual([keptOrdersKey('anna')]);
});

it('forgets an order that has ended, and leaves the others', () => {
  const marks = storage();
  keepOrder(marks, 'anna', seqId, order);
  keepOrder(marks, 'anna', 'other', order);

  keepOrder(marks, 'anna', seqId, undefined);
  expect([...keptOrders(marks, 'anna').keys()]).toEqual(['other']);
  keepOrder(marks, 'anna', 'other', undefined);

  // The shell looks whether anything stands there before it loads more.
  expect(marks.getItem(keptOrdersKey('anna'))).toBe('');
});

it('finds nothing where something else stands, or the browser forbids to look', () => {
  const marks = storage();
  marks.setItem(keptOrdersKey('anna'), '{"x":{"item":1}}');
  const forbidden = {
    getItem: () => {
      throw new Error('Forbidden');
    },
    setItem: () => {
      throw new Error('Forbidden');
    },
  };

  expect(keptOrders(marks, 'anna').size).toBe(0);
  expect(keptOrders(forbidden, 'anna').size).toBe(0);
  expect(() => keepOrder(forbidden, 'anna', seqId, order)).not.toThrow();
});
