import { ApiError, userQuery } from '@foyer/client';
import {
  certificateOffersFixture,
  channelFixture,
  mediaItemFixture,
  purchaseVariantsFixture,
  serviceFixture,
  userFixture,
} from '@foyer/contract/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { findPurchasable } from './purchasable.ts';

const film = { itemId: 'film-1', itemType: 'media_item' } as const;
const watch = {
  type: 'watch',
  title: 'Смотреть',
  target: { type: 'screen', link: 'movies/m/player' },
};
const items: Record<string, unknown> = {
  getMediaItem: { ...mediaItemFixture, actions: [{ type: 'buy', title: 'Купить' }] },
  getChannel: channelFixture,
  getKaraokeItem: { name: 'Калинка', slug: 'kalinka', actions: [{ type: 'sing', title: 'Петь' }] },
  getService: { ...serviceFixture, active: false },
  listCertificateOffers: certificateOffersFixture,
};

/** A service that answers by the operation, to a viewer of its. */
function start(
  variants: () => unknown,
  { is_auth = true, ...replaced }: Record<string, unknown> = {},
) {
  const answers = { ...items, ...replaced };
  const call = vi.fn(async ({ operationId }: { operationId: string }) =>
    operationId === 'getPurchaseVariants' ? variants() : answers[operationId],
  );
  const client = { call } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, is_auth } as never);
  return {
    call,
    find: (item: Parameters<typeof findPurchasable>[1]) =>
      findPurchasable({ client, queryClient }, item),
  };
}

describe('findPurchasable', () => {
  it('names a certificate by what is on sale, and one that is not by nothing', async () => {
    const { find } = start(() => purchaseVariantsFixture);
    const [offer] = certificateOffersFixture.items;

    const found = await find({ itemId: offer?.id ?? '', itemType: 'certificate' });
    const gone = await find({ itemId: 'gone', itemType: 'certificate' });

    expect([found.name, gone.name]).toEqual([offer?.name, '']);
  });

  it('names the item and lists what it can be got by [EVENT-021, PAY-031]', async () => {
    const { find } = start(() => purchaseVariantsFixture);

    expect(await find(film)).toMatchObject({
      name: mediaItemFixture.name,
      standing: 'offered',
      options: purchaseVariantsFixture.items,
    });
    for (const [itemType, name] of [
      ['channel', channelFixture.name],
      ['karaoke_item', 'Калинка'],
      ['service', serviceFixture.name],
    ] as const) {
      expect((await find({ itemId: '1', itemType })).name).toBe(name);
    }
  });

  it.each([
    ['channel', 'getChannel'],
    ['karaoke_item', 'getKaraokeItem'],
    ['service', 'getService'],
  ] as const)(
    'asks for the options of a %s for an account alone [PAY-032]',
    async (itemType, own) => {
      const askedBy = async (is_auth: boolean) => {
        const { call, find } = start(() => purchaseVariantsFixture, { is_auth });
        await find({ itemId: '1', itemType });
        return call.mock.calls.map(([{ operationId }]) => operationId).toSorted();
      };

      expect(await askedBy(false)).toEqual([own]);
      expect(await askedBy(true)).toEqual([own, 'getPurchaseVariants'].toSorted());
    },
  );

  it('asks for the options of an account alone [PERM-003]', async () => {
    const { call, find } = start(() => purchaseVariantsFixture, { is_auth: false });

    expect(await find(film)).toMatchObject({
      standing: 'visitor',
      options: [],
      priceText: mediaItemFixture.price_text,
    });
    expect(call.mock.calls.map(([{ operationId }]) => operationId)).toEqual(['getMediaItem']);
  });

  it('C12: leads to the film that the viewer has, and to the page of a service [PAY-014]', async () => {
    const none = () => ({ items: [] });
    const owned = start(none, {
      getMediaItem: { ...mediaItemFixture, actions: [watch] },
      getService: { ...serviceFixture, active: true },
    });

    expect(await owned.find(film)).toMatchObject({ standing: 'owned', href: '/movies/m/player' });
    expect(await owned.find({ itemId: 'kino', itemType: 'service' })).toMatchObject({
      standing: 'owned',
      href: `/services/${serviceFixture.alias}`,
    });
  });

  it('takes what is not for sale as an item without options, and any other failure as one', async () => {
    const refusal = (status: number) =>
      start(() => Promise.reject(new ApiError('getPurchaseVariants', status)));

    expect(await refusal(404).find(film)).toMatchObject({ standing: 'none', options: [] });
    await expect(refusal(500).find(film)).rejects.toBeInstanceOf(ApiError);
  });
});
