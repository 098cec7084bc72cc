import { openShell } from '@foyer/modal/fixtures';
import { fallSilent, heard, listen, readThrough } from '@foyer/modal/spoken';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { fakePurchaseOptionsPorts, purchaseOptionsInputs } from './purchase-options.fixtures.ts';
import { createPurchaseOptionsMachine } from './purchase-options.machine.ts';
import { PurchaseOptionsFlow } from './purchase-options.view.tsx';

afterEach(async () => {
  await fallSilent();
  cleanup();
});

/** The flow in Russian, to a viewer who listens from the beginning. */
async function show() {
  await listen();
  const user = await showFlow(
    createPurchaseOptionsMachine,
    fakePurchaseOptionsPorts(),
    <PurchaseOptionsFlow shell={openShell} input={purchaseOptionsInputs.film} onDone={() => {}} />,
  );
  await screen.findAllByRole('tab');
  return user;
}

describe('what is heard of the options', () => {
  it('C19: reads what each holds and costs before the button, and names a struck price [MODAL-027]', async () => {
    await show();

    expect(await readThrough(screen.getByRole('dialog'))).toMatchInlineSnapshot(`
      [
        "dialog, Как посмотреть «Метрополис», Выберите, что вам подходит.",
        "Софит",
        "heading, Как посмотреть «Метрополис», level 2",
        "paragraph",
        "Выберите, что вам подходит.",
        "end of paragraph",
        "tablist, Варианты покупки, orientated horizontally",
        "tab, Подписка «Кино», selected, 1 control, position 1, set size 3",
        "tab, Купить навсегда, not selected, position 2, set size 3",
        "tab, Взять напрокат, not selected, position 3, set size 3",
        "end of tablist, Варианты покупки, orientated horizontally",
        "tabpanel, Подписка «Кино»",
        "list",
        "listitem, level 1, position 1, set size 2",
        "800 фильмов и сериалов",
        "end of listitem, level 1, position 1, set size 2",
        "listitem, level 1, position 2, set size 2",
        "Без рекламы",
        "end of listitem, level 1, position 2, set size 2",
        "end of list",
        "radiogroup, На сколько",
        "На сколько",
        "radio, 1 месяц 299 ₽, 7 дней за 0 ₽, дальше 299 ₽, checked, position 1, set size 2",
        "1 месяц",
        "7 дней за 0 ₽, дальше 299 ₽",
        "299 ₽",
        "radio, 1 год Без скидки 3 588 ₽ 2 390 ₽, not checked, position 2, set size 2",
        "1 год",
        "deletion",
        "Без скидки",
        "3 588 ₽",
        "end of deletion",
        "2 390 ₽",
        "alert",
        "end of radiogroup, На сколько",
        "button, К оплате",
        "end of tabpanel, Подписка «Кино»",
        "button, Закрыть",
        "end of dialog, Как посмотреть «Метрополис», Выберите, что вам подходит.",
      ]
    `);
  });

  it('C19: names the tab that an arrow leads to [MODAL-027]', async () => {
    const user = await show();
    screen.getByRole('tab', { name: /^Подписка/ }).focus();
    await heard();

    await user.keyboard('{ArrowRight}');

    expect(await heard()).toMatchInlineSnapshot(`
      [
        "tab, Купить навсегда, selected, 1 control, position 2, set size 3",
      ]
    `);
  });
});
