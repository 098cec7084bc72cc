import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakePurchaseOptionsPorts,
  purchasables,
  purchaseOptionsInputs,
} from './purchase-options.fixtures.ts';
import { createPurchaseOptionsMachine } from './purchase-options.machine.ts';
import { PurchaseOptionsPage } from './purchase-options.page.tsx';
import type {
  Purchasable,
  PurchaseOptionsOutput,
  PurchaseOptionsPorts,
} from './purchase-options.types.ts';
import { PurchaseOptionsFlow } from './purchase-options.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<PurchaseOptionsPorts> = {}) {
  const onDone = vi.fn<(output: PurchaseOptionsOutput) => void>();
  const user = await showFlow(
    createPurchaseOptionsMachine,
    fakePurchaseOptionsPorts(replaced),
    <PurchaseOptionsFlow shell={openShell} input={purchaseOptionsInputs.film} onDone={onDone} />,
  );
  return { onDone, user };
}

async function showPage(known: Purchasable, replaced: Partial<PurchaseOptionsPorts> = {}) {
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  const input = { ...purchaseOptionsInputs.page, known };
  const user = await showFlow(
    createPurchaseOptionsMachine,
    fakePurchaseOptionsPorts(replaced),
    <PurchaseOptionsPage input={input} onDone={onDone} onClose={onClose} />,
  );
  return { onDone, onClose, user };
}

/** Spaces that do not break are the typographer's matter. */
const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00A0\u202F\u2060]/gu, ' ');
const panel = () => plain(screen.getByRole('tabpanel').textContent);
const ended = (onDone: ReturnType<typeof vi.fn>, status: PurchaseOptionsOutput['status']) =>
  vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status }));

describe('PurchaseOptionsFlow', () => {
  it('has one tab for each option, with what it holds and what it costs [MODAL-027]', async () => {
    const { user } = await show();
    const tabs = await screen.findAllByRole('tab');

    expect(tabs.map(({ textContent }) => plain(textContent))).toEqual([
      'Подписка «Кино»',
      'Купить навсегда',
      'Взять напрокат',
    ]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent))).toEqual([
      '800 фильмов и сериалов',
      'Без рекламы',
    ]);
    await user.click(screen.getByRole('tab', { name: /^Купить/u }));
    expect(panel()).toBe('4K399 ₽, один разК оплате');
    await user.keyboard('{ArrowRight}');
    expect(panel()).toBe('HD149 ₽ за 48 часов, один разК оплате');
  });

  it('C20, C21: says what a trial costs then, and names a struck price for the ear [PAY-027]', async () => {
    await show();
    await screen.findAllByRole('tab');

    const names = screen.getAllByRole('radio').map((radio) => {
      const [name, note] = ['aria-labelledby', 'aria-describedby'].map((attribute) =>
        (radio.getAttribute(attribute) ?? '')
          .split(' ')
          .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '')
          .join(' '),
      );
      return [plain(name), plain(note)];
    });
    expect(names).toEqual([
      ['1 месяц 299 ₽', '7 дней за 0 ₽, дальше 299 ₽'],
      ['1 год Без скидки 3 588 ₽ 2 390 ₽', ''],
    ]);
  });

  it('goes on to the payment with the option and the length of time that are chosen [EVENT-021, PAY-005]', async () => {
    const pay = vi.fn(async () => ({ status: 'handed-over' as const }));
    const { onDone, user } = await show({ pay });
    const year = await screen.findByRole('radio', { name: /^1\sгод/u });
    await user.click(year);
    expect(pay).not.toHaveBeenCalled();

    screen.getByRole('button', { name: /^К\sоплате/u }).focus();
    await user.keyboard('{Enter}');

    await ended(onDone, 'handed-over');
    const choice = { itemId: 'metropolis', itemType: 'media_item' };
    expect(pay.mock.calls).toEqual([
      [{ ...choice, seqId: 'option-kino', periodIndex: 1 }, expect.any(AbortSignal)],
    ]);
  });

  it('has no tabs for a single option, and a sentence for a single length of time [PAY-006]', async () => {
    await show({ findOptions: async () => purchasables.single });
    await screen.findByRole('button', { name: /^К\sоплате/u });

    expect([screen.queryByRole('tab'), screen.queryByRole('radio')]).toEqual([null, null]);
    expect(plain(screen.getByRole('dialog').textContent)).toContain(
      'Взять напрокатHD149 ₽ за 48 часов, один раз',
    );
  });

  it.each<[string, RegExp, Purchasable]>([
    ['there is nothing to buy', /^Покупать ничего/u, purchasables.unsold],
    ['the viewer has it', /^У\sвас это уже/u, purchasables.owned],
  ])('says that %s', async (_why, name, purchasable) => {
    const { onDone, user } = await show({ findOptions: async () => purchasable });
    await screen.findByRole('dialog', { name });
    const watch = screen.queryByRole('link', { name: 'Смотреть' });
    expect(watch?.getAttribute('href')).toBe(
      purchasable.standing === 'owned' ? '/movies/metropolis' : undefined,
    );

    await user.keyboard('{Escape}');

    await ended(onDone, 'cancelled');
  });

  it('offers another try where the options do not come, and keeps the focus inside [MODAL-024]', async () => {
    const findOptions = vi
      .fn(async (): Promise<Purchasable> => purchasables.film)
      .mockImplementationOnce(() => Promise.reject(errorAnswer({ status: 500, code: 1 })));
    const { user } = await show({ findOptions });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Не\sузнали/u);

    await user.click(screen.getByRole('button', { name: /^Попробовать|^Повторить|ещё раз/u }));

    await screen.findAllByRole('tab');
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
  });

  it('buys nothing for a viewer who turns back', async () => {
    const pay = vi.fn(async () => ({ status: 'handed-over' as const }));
    const { onDone, user } = await show({ pay });
    await screen.findAllByRole('tab');

    await user.keyboard('{Escape}');

    await ended(onDone, 'cancelled');
    expect(pay).not.toHaveBeenCalled();
  });
});

describe('PurchaseOptionsPage', () => {
  it('shows what it was given at once, and ends when the item is bought [ROUTE-002]', async () => {
    const { onDone, user } = await showPage(purchasables.film, {
      pay: async () => ({ status: 'bought' }),
    });
    expect(plain(screen.getByRole('heading', { level: 1 }).textContent)).toBe(
      'Как посмотреть «Метрополис»',
    );

    await user.click(screen.getByRole('button', { name: /^К\sоплате/u }));

    await ended(onDone, 'bought');
  });

  it('asks a visitor to sign in by a press [PAY-014]', async () => {
    const signIn = vi.fn();
    const { user } = await showPage(purchasables.visitor, { signIn });
    expect(plain(screen.getByRole('main').textContent)).toContain('от 149 ₽');

    await user.click(screen.getByRole('button', { name: /^Войти/u }));

    expect(signIn).toHaveBeenCalledOnce();
  });

  it('has a button that closes it, where it stands in another page', async () => {
    const { onClose, user } = await showPage(purchasables.owned);

    await user.click(screen.getByRole('button', { name: 'Закрыть' }));

    expect(onClose).toHaveBeenCalledOnce();
  });
});
