import { ApiError } from '@foyer/client';
import { purchaseVariantsFixture } from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { purchaseAddress, sellingScreenPorts } from './selling-screen.ports.ts';

const { signal } = new AbortController();
const film = { itemId: 'film-1', itemType: 'media_item' } as const;

/** Ports over a service that answers by the operation. */
function start(variants: () => unknown) {
  const call = async ({ operationId }: { operationId: string }) =>
    operationId === 'getPurchaseVariants' ? variants() : { name: operationId };
  const goTo = vi.fn();
  return { goTo, ports: sellingScreenPorts({ page: { client: { call } } as never, goTo }) };
}

describe('sellingScreenPorts', () => {
  it('names the item and lists what it can be got by [EVENT-021]', async () => {
    const { ports } = start(() => purchaseVariantsFixture);

    const { name, options } = await ports.findSelling(film, signal);

    expect([name, options.map(({ seqId }) => seqId)]).toEqual([
      'getMediaItem',
      ['option-kino', 'option-metropolis-est', 'option-metropolis-tvod'],
    ]);
    for (const [itemType, operation] of [
      ['channel', 'getChannel'],
      ['karaoke_item', 'getKaraokeItem'],
      ['service', 'getService'],
      ['certificate', ''],
    ] as const) {
      const selling = await ports.findSelling({ itemId: '1', itemType }, signal);
      expect(selling.name).toBe(operation);
    }
  });

  it('takes what is not for sale as an item without options, and any other failure as one', async () => {
    const refusal = (status: number) =>
      start(() => Promise.reject(new ApiError('getPurchaseVariants', status)));
    const [unsold, broken] = [refusal(404), refusal(500)];

    expect((await unsold.ports.findSelling(film, signal)).options).toEqual([]);
    await expect(broken.ports.findSelling(film, signal)).rejects.toBeInstanceOf(ApiError);
  });

  it('leads to the purchase of the chosen option', () => {
    const { ports, goTo } = start(() => undefined);
    const choice = { ...film, seqId: 'a&b' };

    ports.buy(choice);

    expect(goTo.mock.calls).toEqual([[purchaseAddress(choice)]]);
    expect(purchaseAddress(choice)).toBe(
      '/variants?item_type=media_item&item_id=film-1&seq_id=a%26b',
    );
  });
});
