import { heldPort } from '@foyer/core/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeGiftPorts, giftCode, giftErrors, giftInputs, gifts } from './gift.fixtures.ts';
import { createGiftMachine } from './gift.machine.ts';
import type { GiftPorts, OwnGift } from './gift.types.ts';
import { GiftFlow } from './gift.view.tsx';

afterEach(cleanup);

const show = (replaced: Partial<GiftPorts> = {}) =>
  showFlow(
    createGiftMachine,
    fakeGiftPorts(replaced),
    <GiftFlow
      input={giftInputs.own}
      address="soffit.example/promocode"
      timeZone="Europe/Moscow"
      allHref="/my/certificates"
    />,
    { language: 'eng' },
  );

const place = () => screen.findByRole('region', { name: 'Gift card' });
const button = (name: string) => screen.findByRole('button', { name });

describe('GiftFlow', () => {
  it('shows what it is worth, its code and its last day, and the same on paper', async () => {
    await show();

    const words = (await place()).textContent;
    const paper = document.querySelector('body > [data-paper]')?.textContent;

    for (const shown of [words, paper]) {
      expect(shown).toContain(giftCode);
      expect(shown).toMatch(/₽1,000/u);
      expect(shown).toMatch(/November\s21,\s2027/u);
    }
    expect(paper).toContain('Open soffit.example/promocode');
    expect(screen.getByText(/is like cash/u)).toBeTruthy();
  });

  it('copies with the keyboard alone, says so and keeps the focus', async () => {
    const user = await show();
    (await button('Copy the code')).focus();

    await user.keyboard('{Enter}');

    expect(await screen.findByText('The code is copied')).toBe(screen.getByRole('status'));
    expect(document.activeElement).toBe(await button('Copy the code'));
  });

  it('says how to copy by hand where the browser does not let it', async () => {
    const user = await show({ copyCode: async () => false });

    await user.click(await button('Copy the code'));

    expect(await screen.findByText(/One press selects the whole code/u)).toBeTruthy();
  });

  it('prints and sends by a press each', async () => {
    const print = vi.fn(async () => {});
    const send = vi.fn(async () => 'mail' as const);
    const user = await show({ print, send });

    await user.click(await button('Print'));
    await user.click(await button('Send'));

    expect(await screen.findByText(/^Opening a letter/u)).toBeTruthy();
    expect([print.mock.calls.length, send.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['given', 'This gift card was given away: its code is used.'],
    ['activated', 'This gift card was added to your balance.'],
    ['expired', 'This gift card has expired.'],
  ] as const)('says of one that is %s that it is, and prints nothing', async (status, words) => {
    await show({ readGift: async () => gifts[status] });

    expect(await screen.findByText(words)).toBeTruthy();
    expect(document.querySelector('[data-paper]')).toBeNull();
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/my/certificates');
  });

  it('says that the account has none', async () => {
    await show({ readGift: () => Promise.reject(giftErrors.missing) });

    expect(await screen.findByRole('heading', { name: 'There is no such gift card' })).toBeTruthy();
  });

  it('says what went wrong, and asks again', async () => {
    const read = heldPort<{ id: string }, OwnGift>();
    const user = await show({ readGift: read.port });
    expect(screen.getByRole('progressbar')).toBeTruthy();
    read.calls.at(-1)?.fail(giftErrors.down);
    expect((await screen.findByRole('alert')).textContent).toBe('Сервис недоступен');

    await user.click(await button('Try again'));
    read.calls.at(-1)?.answer(gifts.bought);

    expect(within(await place()).getByText(giftCode)).toBeTruthy();
  });
});
