import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { payFor } from './pay-for.ts';

const choice = {
  itemId: 'metropolis',
  itemType: 'media_item',
  seqId: 'own',
  periodIndex: 1,
} as const;

function open() {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const shell = {
    actor: { system: { get: () => modal } },
    tell: (_id: string, event: never) => modal.send(event),
  } as unknown as Shell;
  const ending = new AbortController();
  const end = payFor(shell, choice, ending.signal);
  return { modal, ending, end, shown: () => modal.getSnapshot().context.current };
}

describe('payFor', () => {
  it('opens the payment of the option and its length of time, and says that it is bought [MODAL-025, PAY-005]', async () => {
    const { modal, end, shown } = open();
    expect(shown()).toMatchObject({
      name: 'payment',
      data: {
        item: { id: 'metropolis', type: 'media_item' },
        seqId: 'own',
        periodIndex: 1,
        isLedOn: true,
      },
    });

    modal.send({ type: 'modal.resolve', id: 'another', result: { status: 'bought' } });
    modal.send({
      type: 'modal.resolve',
      id: 'payment-own',
      result: { status: 'bought', orderId: 'order-1' },
    });

    expect(await end).toEqual({ status: 'bought', orderId: 'order-1' });
  });

  it.each([
    ['is closed', { type: 'modal.cancel' }],
    [
      'still waits for money',
      { type: 'modal.resolve', id: 'payment-own', result: { status: 'open' } },
    ],
    ['says nothing', { type: 'modal.resolve', id: 'payment-own' }],
  ] as const)('has nothing bought by a payment that %s', async (_, event) => {
    const { modal, end } = open();

    modal.send(event);

    expect(await end).toEqual({ status: 'left' });
  });

  it('takes the payment back with the page', async () => {
    const { ending, end } = open();

    ending.abort();

    expect(await end).toEqual({ status: 'left' });
  });

  it('opens nothing for a page that has gone meanwhile', async () => {
    const shell = { actor: { system: { get: () => undefined } } } as unknown as Shell;

    expect(await payFor(shell, choice, AbortSignal.abort())).toEqual({ status: 'left' });
  });

  it('fails where there are no dialogs yet', async () => {
    const shell = { actor: { system: { get: () => undefined } } } as unknown as Shell;

    await expect(payFor(shell, choice, new AbortController().signal)).rejects.toThrow('No dialog');
  });
});
