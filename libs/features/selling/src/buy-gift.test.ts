import { purchaseVariantsFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { buyGift } from './buy-gift.ts';

const [option] = purchaseVariantsFixture.items;

/** What the flow of dialogs hears where the service answers so. */
async function told(answer: () => Promise<unknown>) {
  const tell = vi.fn();
  await buyGift({ page: { client: { call: answer } }, tell } as never, 'gift-500');
  return tell.mock.calls.map(([to, { request }]) => [to, request.name, request.data]);
}

const item = { type: 'certificate', id: 'gift-500' };

describe('buyGift', () => {
  it('goes to the payment at once where there is one way to buy', async () => {
    expect(await told(async () => ({ items: [option] }))).toEqual([
      ['modal', 'payment', { item, seqId: option?.seq_id, periodIndex: undefined }],
    ]);
  });

  it.each([
    ['there are several', async () => ({ items: [option, { ...option, seq_id: 'other' }] })],
    ['there is none', async () => ({ items: [] })],
    ['they do not come', () => Promise.reject(new Error('No connection'))],
  ])('shows the ways to buy where %s', async (_, answer) => {
    expect(await told(answer)).toEqual([['modal', 'item_selling_screen', { item, isAsked: true }]]);
  });
});
