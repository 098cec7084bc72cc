import { paymentFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { boughtOf } from './bought.ts';

const film = { type: 'media_item', id: 'mayak' } as const;
const orderOf = (order_id: string, changes: Partial<typeof paymentFixture>) => ({
  ...paymentFixture,
  order_id,
  ...changes,
});

describe('boughtOf', () => {
  it('keeps what can be watched, each once, and no plans nor refusals', () => {
    const payments = [
      orderOf('1', { item: film }),
      orderOf('2', { item: { type: 'service', id: 'kino' } }),
      orderOf('3', { item: film }),
      orderOf('4', { item: { type: 'media_item', id: 'alibi' }, status: 'failed' }),
    ];

    expect(boughtOf(payments).map(({ order_id }) => order_id)).toEqual(['1']);
  });
});
