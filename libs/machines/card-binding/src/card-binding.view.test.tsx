import { heldPort } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import type { CardAnswer, CardOrder } from '@foyer/purchase-order';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  bindingTickets,
  cardBindingInputs,
  cardDigits,
  fakeCardBindingPorts,
} from './card-binding.fixtures.ts';
import { createCardBindingMachine } from './card-binding.machine.ts';
import type { CardBindingOutput, CardBindingPorts } from './card-binding.types.ts';
import { CardBindingFlow } from './card-binding.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The flow in Russian, to a viewer who listens from the beginning. */
async function show(replaced: Partial<CardBindingPorts> = {}) {
  await listen();
  const onDone = vi.fn<(output: CardBindingOutput) => void>();
  const user = await showFlow(
    createCardBindingMachine,
    fakeCardBindingPorts(replaced),
    <CardBindingFlow shell={openShell} input={cardBindingInputs.begin} onDone={onDone} />,
  );
  const number = await findField('Номер карты');
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Добавить/ }).disabled).toBe(
      false,
    ),
  );
  const enter = async () => {
    await user.type(number, cardDigits.number);
    await user.tab();
    await user.keyboard(cardDigits.expiry);
    await user.tab();
    await user.keyboard(`${cardDigits.cvc}{Enter}`);
  };
  return { enter, onDone, user };
}

describe('CardBindingFlow', () => {
  it('C19: reads what the bank holds before the button', async () => {
    await show();

    expect(await readThrough(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      [
        "dialog, Новая карта",
        "Софит",
        "heading, Новая карта, level 2",
        "form",
        "group, Данные карты",
        "Номер карты",
        "textbox, Номер карты, placeholder 0000 0000 0000 0000",
        "alert",
        "Срок действия",
        "textbox, Срок действия, placeholder ММ / ГГ",
        "alert",
        "CVC",
        "textbox, CVC, placeholder 000",
        "alert",
        "end of group, Данные карты",
        "paragraph",
        "Для проверки банк спишет 1 ₽ и сразу вернёт.",
        "end of paragraph",
        "button, Добавить карту",
        "paragraph",
        "Номер уходит в банк напрямую, мы его не видим и не храним.",
        "end of paragraph",
        "end of form",
        "button, Закрыть",
        "end of dialog, Новая карта",
      ]
    `);
  });

  it('links a card by keyboard [BANKCARD-035]', async () => {
    const { enter, onDone } = await show();
    await enter();
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'linked' }]]));
  });

  it('C7, C19: says that the card was refused, and leads to its code [BANKCARD-038]', async () => {
    const { enter } = await show({
      payByCard: async () => ({ status: 'refused', reqStatus: 1 }),
    });
    await heard();
    await enter();

    await vi.waitFor(async () =>
      expect((await findField('CVC')) === document.activeElement).toBe(true),
    );
    expect((await findField('CVC')).value).toBe('');
    expect((await findField('Номер карты')).value).toBe('2200 0000 0000 0004');
    expect(await heard()).toMatchInlineSnapshot(`
      [
        "textbox, Срок действия, placeholder ММ / ГГ",
        "textbox, CVC, placeholder 000",
        "textbox, CVC, Банк не принял карту. Попробуйте другую., placeholder 000",
      ]
    `);
  });

  it('C5: says that the bank is asked, and offers nothing that sends a card', async () => {
    const { port, calls } = heldPort<CardOrder, CardAnswer>();
    const { enter } = await show({
      payByCard: port,
      getTicket: async () => bindingTickets.unknown,
    });
    await enter();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    await heard();

    calls[0]?.fail(new Error('No answer'));
    await screen.findByRole('button', { name: /^Проверить/ });

    expect(await heard()).toMatchInlineSnapshot(`
      [
        "polite: Банк ещё не ответил. Узнаём, добавлена ли карта. Второй раз вводить её не нужно.",
      ]
    `);
    expect(screen.queryByRole('button', { name: /^Добавить/ })).toBeNull();
  });
});
