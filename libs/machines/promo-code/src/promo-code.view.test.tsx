import { heldPort } from '@foyer/core/fixtures';
import { findField, showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakePromoCodePorts,
  promoErrors,
  promoStandings,
  rightCode,
} from './promo-code.fixtures.ts';
import { createPromoCodeMachine } from './promo-code.machine.ts';
import type { PromoCodePorts } from './promo-code.types.ts';
import { PromoCodeFlow } from './promo-code.view.tsx';
import { plainWords } from './promo-code.words.fixtures.ts';

afterEach(cleanup);

async function show(
  replaced: Partial<PromoCodePorts> = {},
  prefill?: string,
  label: 'main' | 'alternate' = 'main',
) {
  const release = vi.fn();
  const holdPage = vi.fn(() => release);
  const user = await showFlow(
    createPromoCodeMachine,
    fakePromoCodePorts(replaced),
    <PromoCodeFlow
      title="Got a promo code?"
      prefill={prefill}
      words={plainWords}
      giftHref="/gifts"
      holdPage={holdPage}
    />,
    { language: 'eng', label },
  );
  return { holdPage, release, user, field: await findField('Promo code') };
}

const button = (name: string) => screen.findByRole('button', { name });

describe('PromoCodeFlow', () => {
  it.each(['main', 'alternate'] as const)(
    'stamps a used code with its day where the form is a slip: %s',
    async (label) => {
      const { field, user } = await show({}, undefined, label);
      await user.type(field, `${rightCode}{Enter}`);
      await screen.findByRole('heading', { name: 'Промокод активирован' });
      const stamp = screen.queryByText('26.11.2026');
      expect(stamp !== null).toBe(label === 'alternate');
      expect(stamp?.closest('[aria-hidden]') ?? null).toBe(stamp?.parentElement ?? null);
    },
  );

  it('says what a code gave, with the keyboard alone, and takes another one [PROMO-001, PROMO-002]', async () => {
    const { field, user } = await show();
    await user.click(field);
    await user.keyboard(`${rightCode}{Enter}`);

    const heading = await screen.findByRole('heading', { name: 'Промокод активирован' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/действует до 25 января/)).toBeTruthy();
    const link = screen.getByRole('link', { name: 'Что смотреть' });
    expect(link.getAttribute('href')).toBe('/services/kino');

    await user.click(await button('Enter one more code'));
    const again = await findField('Promo code');
    expect([document.activeElement, again.value]).toEqual([again, '']);
  });

  it('cannot be sent empty, nor with spaces alone [PROMO-007]', async () => {
    const { field, user } = await show();
    const apply = await button('Apply');
    expect(apply.hasAttribute('disabled')).toBe(true);
    await user.type(field, '  ');
    expect(apply.hasAttribute('disabled')).toBe(true);
    await user.type(field, 'k');
    expect(apply.hasAttribute('disabled')).toBe(false);
  });

  it('shows the code in capitals, which a phone offers [PROMO-008]', async () => {
    const { field, user } = await show();
    await user.type(field, 'ki{ArrowLeft}n');
    // The value is not rewritten, or the caret would leap to its end.
    expect([field.value, field.selectionStart]).toEqual(['kni', 2]);
    expect(field.getAttribute('autocapitalize')).toBe('characters');
    expect(field.className).toMatch(/isInCapitals_true/u);
  });

  it('begins with the code of the address, until something is typed [PROMO-013]', async () => {
    const { field, user } = await show({}, 'UDACHA');
    expect(field.value).toBe('UDACHA');
    await user.clear(field);
    expect(field.value).toBe('');
  });

  it('C23: says at the field what the service says, keeps the code and counts the tries [PROMO-012]', async () => {
    const { field, user } = await show();
    expect(screen.getByText('Up to 5 tries a day')).toBeTruthy();
    await user.type(field, 'wrong{Enter}');

    const alert = await screen.findByText('Такого кода нет');
    expect(field.getAttribute('aria-describedby')).toContain(alert.id);
    expect([field.value, field.getAttribute('aria-invalid')]).toEqual(['wrong', 'true']);
    expect(screen.getByText('4 tries left')).toBeTruthy();
  });

  it('C23: says that no try is left, with the code kept [PROMO-010]', async () => {
    const { field, user } = await show({ findStanding: async () => promoStandings.limit });
    await user.type(field, 'kino30{Enter}');
    expect(await screen.findByText('No attempts left for today. Come back tomorrow.')).toBeTruthy();
    expect(field.value).toBe('kino30');
    expect(screen.getByText('0 tries left')).toBeTruthy();
  });

  it('C23: says when the service takes codes again', async () => {
    const { field, user } = await show({ sendCode: () => Promise.reject(promoErrors.tooMany) });
    await user.type(field, 'kino30{Enter}');
    expect(await screen.findByText('Try again in 2 hours')).toBeTruthy();
  });

  it('C23: leads to the card, and back to the code that was typed [PROMO-003, PROMO-004]', async () => {
    const linked = heldPort<undefined, boolean>();
    const { field, user } = await show({
      sendCode: () => Promise.reject(promoErrors.needsCard),
      linkCard: linked.port,
    });
    await user.type(field, 'sportcard{Enter}');
    const heading = await screen.findByRole('heading', { name: 'A card is needed' });
    await vi.waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText(/привяжите/u).id).toBe(heading.getAttribute('aria-describedby'));
    await user.click(await button('Link a card'));
    await vi.waitFor(() => expect(linked.calls).toHaveLength(1));
    linked.calls[0]?.answer(false);

    await vi.waitFor(async () =>
      expect((await button('Enter another code')).hasAttribute('disabled')).toBe(false),
    );
    await user.click(await button('Enter another code'));
    expect((await findField('Promo code')).value).toBe('sportcard');
  });

  it('holds the page from the press until the viewer has read what came of it', async () => {
    const { field, holdPage, release, user } = await show();
    expect(holdPage).not.toHaveBeenCalled();
    await user.type(field, `${rightCode}{Enter}`);
    const again = await button('Enter one more code');
    expect([holdPage.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    await user.click(again);
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it('says where certificates go, and where they are bought', async () => {
    await show();
    const link = screen.getByRole('link', { name: 'Give one' });
    expect(link.getAttribute('href')).toBe('/gifts');
  });
});
