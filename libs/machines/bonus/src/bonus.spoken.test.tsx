import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bonusInputs, fakeBonusPorts } from './bonus.fixtures.ts';
import { createBonusMachine } from './bonus.machine.ts';
import { BonusFlow } from './bonus.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The flow in Russian, to a viewer who listens from the beginning. */
async function show() {
  await listen();
  const user = await showFlow(
    createBonusMachine,
    fakeBonusPorts(),
    <BonusFlow shell={openShell} input={bonusInputs.light} onDone={() => {}} />,
  );
  const phone = await findField('Номер телефона');
  // The reader is slow: keys that come before the field has the focus are lost.
  await vi.waitFor(() => expect(document.activeElement).toBe(phone));
  return user;
}

describe('what is heard of joining a bonus program', () => {
  it('reads the terms before the button that accepts them [BONUS-008]', async () => {
    await show();
    expect(await readThrough(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      [
        "dialog, Подключить бонусы",
        "Софит",
        "heading, Подключить бонусы, level 2",
        "form",
        "Номер телефона",
        "textbox, Номер телефона, +79000000002, Россия или Армения, с кодом страны",
        "paragraph",
        "Россия или Армения, с кодом страны",
        "end of paragraph",
        "alert",
        "heading, Условия, level 3",
        "paragraph",
        "Баллы действуют год. Подключение бесплатно.",
        "end of paragraph",
        "paragraph",
        "Кнопка значит согласие с условиями.",
        "end of paragraph",
        "button, Подключить",
        "button, Не сейчас",
        "end of form",
        "button, Закрыть",
        "end of dialog, Подключить бонусы",
      ]
    `);
  });

  it('says the step of the code, and that a code is wrong [MODAL-026]', async () => {
    const user = await show();
    await heard();
    await user.keyboard('{Enter}');
    const code = await findField('Код');
    await vi.waitFor(() => expect(document.activeElement).toBe(code));
    const step = await heard();
    await user.keyboard('0000{Enter}');
    await screen.findByText('Неверный код');

    expect([step, await heard()]).toMatchInlineSnapshot(`
      [
        [
          "textbox, Код",
          "polite: Код подтверждения",
        ],
        [
          "assertive: Неверный код",
        ],
      ]
    `);
  });
});
