import { userQuery } from '@foyer/client';
import { mediaItemFixture, purchaseVariantsFixture, userFixture } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@foyer/page-runtime/page/query-client';
import { loadPayment } from './load-payment.ts';

const film = 'item_type=media_item&item_id=metropolis';

function load(query: string, { is_auth = true, items = purchaseVariantsFixture.items } = {}) {
  const actions = items.length > 0 ? [] : [{ type: 'watch', title: 'Смотреть' }];
  const call = async ({ operationId }: { operationId: string }) =>
    operationId === 'getPurchaseVariants' ? { items } : { ...mediaItemFixture, actions };
  const client = { call } as never;
  const queryClient = createQueryClient();
  queryClient.setQueryData(userQuery(client).queryKey, { ...userFixture, is_auth });
  const loadTexts = async () => undefined;
  const origin = 'https://sofit.example';
  const page = { client, queryClient, loadTexts, origin, language: 'rus' } as never;
  return loadPayment(page, { url: `${origin}/pay?${query}` });
}

const ledTo = async (...call: Parameters<typeof load>) => {
  const thrown = await load(...call).catch((error: unknown) => error);
  return (thrown as Response).headers.get('location');
};

describe('loadPayment', () => {
  it('reads the option and its length of time [PAY-035, ROUTE-068]', async () => {
    expect(await load(`${film}&seq_id=option-kino&period=1`)).toEqual({
      address: 'https://sofit.example/pay',
      name: mediaItemFixture.name,
      choice: {
        itemId: 'metropolis',
        itemType: 'media_item',
        seqId: 'option-kino',
        periodIndex: 1,
      },
      href: '/movies/metropolis',
      variantsHref: `/variants?${film}&seq_id=option-kino`,
    });
  });

  it('has a visitor sign in first, and come back [PAY-014]', async () => {
    const address = `/pay?${film}&seq_id=option-kino`;

    expect(await ledTo(`${film}&seq_id=option-kino`, { is_auth: false })).toBe(
      `/auth?${new URLSearchParams({ from: address })}`,
    );
  });

  it.each([
    [`${film}&seq_id=gone`, `/variants?${film}&seq_id=gone`],
    [`${film}&seq_id=option-kino&period=7`, `/variants?${film}&seq_id=option-kino`],
    [`${film}&seq_id=option-kino&period=one`, `/variants?${film}&seq_id=option-kino`],
    [film, `/variants?${film}`],
    ['', '/variants'],
  ])('leads from "%s", which names nothing that is offered, to %s', async (query, path) => {
    expect(await ledTo(query)).toBe(path);
  });

  it('C12: leads to what the viewer has [PAY-014]', async () => {
    expect(await ledTo(`${film}&seq_id=option-kino`, { items: [] })).toBe('/movies/metropolis');
  });
});
