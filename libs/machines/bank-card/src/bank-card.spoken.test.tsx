import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bankCardInputs, cardDigits, fakeBankCardPorts } from './bank-card.fixtures.ts';
import { createBankCardMachine } from './bank-card.machine.ts';
import type { BankCardInput } from './bank-card.types.ts';
import { BankCardFlow } from './bank-card.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The flow in Russian, heard from the beginning. */
async function show(input: BankCardInput) {
  await listen();
  return showFlow(
    createBankCardMachine,
    fakeBankCardPorts(),
    <BankCardFlow shell={openShell} input={input} onDone={() => {}} />,
  );
}

const submit = () => screen.getByRole('button', { name: 'Продолжить' });

describe('what is heard of a card', () => {
  it('C19: reads the form from its title to its way out [BANKCARD-001]', async () => {
    await show(bankCardInputs.purchase);
    await findField('Номер карты');

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
        "Сохранить карту",
        "switch, Сохранить карту, Для следующих покупок. Удалить можно в «Моих платежах»., not checked",
        "Для следующих покупок. Удалить можно в «Моих платежах».",
        "button, Продолжить",
        "paragraph",
        "Номер уходит в банк напрямую, мы его не видим и не храним.",
        "end of paragraph",
        "end of form",
        "button, Другой способ",
        "button, Закрыть",
        "end of dialog, Новая карта",
      ]
    `);
  });

  it('C19: says once what is wrong, and leads to the first wrong field [BANKCARD-024]', async () => {
    const user = await show(bankCardInputs.purchase);
    await user.type(await findField('Номер карты'), cardDigits.number);
    await heard();

    await user.click(submit());

    expect(await heard()).toMatchInlineSnapshot(`
      [
        "button, Продолжить",
        "textbox, Срок действия, Проверьте срок действия и код, invalid, placeholder ММ / ГГ",
        "assertive: Проверьте срок действия и код",
      ]
    `);
  });

  it('C7: begins with the code, and says why [BANKCARD-038]', async () => {
    await show(bankCardInputs.refused);
    await findField('CVC');

    expect(await heard()).toMatchInlineSnapshot(`
      [
        "document",
        "dialog, Новая карта",
        "textbox, CVC, Банк не принял карту. Попробуйте другую., placeholder 000",
      ]
    `);
  });
});
