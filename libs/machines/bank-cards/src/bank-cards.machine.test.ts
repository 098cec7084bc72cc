import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { fakeBankCardsPorts, savedCards } from './bank-cards.fixtures.ts';
import { createBankCardsMachine } from './bank-cards.machine.ts';
import { selectBankCardsView } from './bank-cards.selectors.ts';
import type { BankCardsPorts } from './bank-cards.types.ts';

async function start(replaced: Partial<BankCardsPorts> = {}) {
  const ports = fakeBankCardsPorts(replaced);
  const forgetCard = vi.spyOn(ports, 'forgetCard');
  const actor = createActor(createBankCardsMachine(ports)).start();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  await settled();
  const forget = async (id: string) => {
    actor.send({ type: 'card.forget', id });
    actor.send({ type: 'card.confirm' });
    await settled();
  };
  return {
    actor,
    forget,
    forgetCard,
    settled,
    view: () => selectBankCardsView(actor.getSnapshot()),
  };
}

const [first, second] = savedCards;
const refusal = (code: number) => () =>
  Promise.reject(errorAnswer({ status: 400, code, description: 'No' }));

describe('bankCardsMachine', () => {
  it('C22: shows what a card pays for before it is forgotten', async () => {
    const { actor, forgetCard, view } = await start();
    actor.send({ type: 'card.forget', id: 'card-1' });
    expect(view().chosen?.renewals).toEqual([{ name: 'Kino', paidUntil: '10.12.2026' }]);
    expect(forgetCard).not.toHaveBeenCalled();

    actor.send({ type: 'card.keep' });
    expect(view()).toMatchObject({ chosen: undefined, cards: savedCards });
  });

  it('C22: forgets a card and says which', async () => {
    const { forget, forgetCard, view } = await start();
    await forget('card-1');
    expect(forgetCard).toHaveBeenCalledExactlyOnceWith({ id: 'card-1' }, expect.anything());
    expect(view()).toMatchObject({ cards: [second], forgotten: first, message: undefined });
  });

  it('C22: takes a card for forgotten that is gone meanwhile', async () => {
    const { forget, view } = await start({ forgetCard: refusal(errorCodes.notFound) });
    await forget('card-2');
    expect(view()).toMatchObject({ cards: [first], forgotten: second, message: undefined });
  });

  it('keeps a card for which the viewer gave no proof, and says why', async () => {
    const { forget, view } = await start({ forgetCard: refusal(errorCodes.proofRequired) });
    await forget('card-2');
    expect(view()).toMatchObject({
      cards: savedCards,
      forgotten: undefined,
      message: { text: 'No' },
    });
  });

  it('asks about no card that is not in the list', async () => {
    const { actor, view } = await start();
    actor.send({ type: 'card.forget', id: 'card-3' });
    expect(view().chosen).toBeUndefined();
  });

  it('C22: says which card was forgotten elsewhere, and asks about it no more', async () => {
    const listCards = vi.fn(async () => savedCards);
    const { actor, forgetCard, view } = await start({ listCards });
    actor.send({ type: 'card.forget', id: 'card-1' });
    listCards.mockResolvedValueOnce(savedCards.slice(1));
    actor.send({ type: 'cards.refresh' });
    expect(view()).toMatchObject({ step: 'list', chosen: first, cards: savedCards });

    await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
    expect(view()).toMatchObject({ chosen: undefined, cards: [second], forgotten: first });
    expect(forgetCard).not.toHaveBeenCalled();
  });

  it('goes on with its question when a card was linked meanwhile, or the list did not come', async () => {
    const listCards = vi.fn(async () => savedCards.slice(0, 1));
    const { actor, view } = await start({ listCards });
    actor.send({ type: 'card.forget', id: 'card-1' });
    listCards.mockResolvedValueOnce([...savedCards]);
    actor.send({ type: 'cards.refresh' });
    await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
    expect(view()).toMatchObject({ chosen: first, cards: savedCards, forgotten: undefined });

    listCards.mockRejectedValueOnce(new Error('offline'));
    actor.send({ type: 'cards.refresh' });
    await waitFor(actor, (snapshot) => snapshot.matches('confirming'));
    expect(view()).toMatchObject({ chosen: first, cards: savedCards, message: undefined });
  });

  it('lists again when the list did not come', async () => {
    const listCards = vi.fn(async () => savedCards);
    listCards.mockImplementationOnce(refusal(1));
    const { actor, settled, view } = await start({ listCards });
    expect(view().step).toBe('unknown');
    actor.send({ type: 'cards.retry' });
    await settled();
    expect(view()).toMatchObject({ step: 'list', cards: savedCards, message: undefined });
  });
});
