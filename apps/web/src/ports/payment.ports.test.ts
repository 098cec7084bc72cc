// @vitest-environment node
import { ApiError, type Client } from '@foyer/client';
import {
  estOptionFixture,
  paymentAccountFixture,
  paymentTypesFixture,
  tvodOptionFixture,
} from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { paymentPorts } from './payment.ports.ts';

afterEach(() => vi.restoreAllMocks());

const { signal } = new AbortController();
const optionId = tvodOptionFixture.seq_id;

/** The ports of the payment of a film; an answer that is an error is thrown. */
function start(answers: Record<string, unknown>) {
  const call = vi.fn(async ({ operationId }: { operationId: string }, _input: object) => {
    const answer = answers[operationId];
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const client: Partial<Client> = { call: call as unknown as Client['call'] };
  const surroundings = { page: { client }, tell: () => {} } as unknown as ShellSurroundings;
  const ports = paymentPorts(surroundings, {
    item: { type: 'media_item', id: 'film-1' },
    option: tvodOptionFixture,
    profileId: 'profile-1',
    phone: undefined,
  });
  return { call, ports };
}

describe('findMeans', () => {
  const findMeans = async (getPaymentAccount: unknown) => {
    const { call, ports } = start({ listPaymentMethods: paymentTypesFixture, getPaymentAccount });
    return { call, means: await ports.findMeans(undefined, signal) };
  };

  it('takes the ways to pay for a purchase, and none to link a card or to top up [PAY-026]', async () => {
    const { call, means } = await findMeans(paymentAccountFixture);
    const [purchase, ...others] = paymentTypesFixture.items;

    expect(others.map(({ name }) => name)).toEqual(['card_bind', 'account_refill']);
    expect(means.methods).toEqual(purchase?.payment_methods);
    expect(means.account).toEqual(paymentAccountFixture);
    expect(call).toHaveBeenCalledWith(
      expect.objectContaining({ operationId: 'listPaymentMethods' }),
      { query: { types: 'purchase' } },
      expect.anything(),
    );
  });

  it.each([403, 404])(
    'does without a prepaid account after %i, and fails with any other refusal',
    async (status) => {
      const refusal = (answer: number) => new ApiError('getPaymentAccount', answer);

      expect((await findMeans(refusal(status))).means.account).toBeUndefined();
      await expect(findMeans(refusal(500))).rejects.toMatchObject({ status: 500 });
    },
  );

  it.each([
    ['valid', Date.UTC(2030, 11, 31), false],
    ['over', Date.UTC(2031, 0, 1), true],
  ])('C22: says of a linked card that it is %s', async (_what, now, isOver) => {
    vi.spyOn(Date, 'now').mockReturnValue(now);

    const { means } = await findMeans(new ApiError('getPaymentAccount', 404));

    expect(means.cards).toEqual({
      'linked_card-1': { brand: 'mir', expiry: { text: '12/30', isOver } },
    });
  });
});

describe('findOption', () => {
  it('reads the option again as it is sold now [PAY-028]', async () => {
    const sold = { ...tvodOptionFixture, is_quick_purchase: false };
    const { call, ports } = start({ getPurchaseVariants: { items: [estOptionFixture, sold] } });

    expect(await ports.findOption({ optionId }, signal)).toBe(sold);
    expect(call).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ operationId: 'getPurchaseVariants' }),
      { params: { item_type: 'media_item', item_id: 'film-1' } },
      expect.anything(),
    );
  });

  it.each([
    ['offered no more', { items: [estOptionFixture] }],
    ['not for sale', new ApiError('getPurchaseVariants', 404)],
  ])('finds no option where it is %s', async (_what, answer) => {
    const { ports } = start({ getPurchaseVariants: answer });
    expect(await ports.findOption({ optionId }, signal)).toBeUndefined();
  });
});
