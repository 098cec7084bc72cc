import { fakePromoCodePorts, promoErrors, rightCode } from '@foyer/promo-code/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import Block from './promocode.block.ts';
import { promocodeFixture } from './promocode.fixtures.ts';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

async function show(block = promocodeFixture) {
  await renderWithLabel(<Block block={block} />);
  return screen.findByLabelText<HTMLInputElement>('Промокод', { selector: 'input' });
}

function serve(replaced = {}) {
  const release = vi.fn();
  const holdPage = vi.fn(() => release);
  onTestFinished(
    offerPageServices(async () =>
      fakePageServices({ promoCode: fakePromoCodePorts(replaced), holdPage }),
    ),
  );
  return { holdPage, release };
}

describe('the promocode block', () => {
  it('has a field under its headline, and the way to certificates [BLOCK-043]', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/^Введите/);
    expect(screen.getByText(/^Регистр/)).toBeTruthy();
    const link = screen.getByRole('link', { name: /^Подарить/ });
    expect(link.getAttribute('href')).toBe('/podarochnye-sertifikaty');
  });

  it('is lit by its picture in one label, and is a slip without one in the other', async () => {
    await show();
    expect(document.querySelector('img')?.src).toContain('backdrop-metropolis');
    cleanup();
    await renderWithLabel(<Block block={promocodeFixture} />, { label: 'alternate' });
    await screen.findByLabelText('Промокод', { selector: 'input' });
    expect(document.querySelector('img')).toBeNull();
  });

  it('is a field without words too', async () => {
    const { custom_data: _, ...bare } = promocodeFixture;
    await show(bare);
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Промокод');
  });

  it('begins with the code of the address [PROMO-013]', async () => {
    window.history.replaceState(null, '', '/promocode?code=UDACHA');
    expect((await show()).value).toBe('UDACHA');
  });

  it('waits for the page with a code that was sent before its flows run, and holds it then', async () => {
    const field = await show();
    const user = userEvent.setup();
    await user.type(field, `${rightCode}{Enter}`);
    expect(screen.getByRole('button', { name: /^Применить/ }).dataset['pending']).toBe('true');

    const { holdPage, release } = serve();

    await screen.findByRole('heading', { name: 'Промокод активирован' });
    expect([holdPage.mock.calls.length, release.mock.calls.length]).toEqual([1, 0]);
    cleanup();
    await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
  });

  it.each([
    ['counts a failed code by the page', 'noteFailure'],
    ['has the page ask a visitor to sign in', 'signIn'],
  ] as const)('%s', async (_, name) => {
    const effect = vi.fn();
    serve({
      [name]: effect,
      findStanding: async () => ({ failures: 0, isSignedIn: name !== 'signIn' }),
      sendCode: () => Promise.reject(promoErrors.unknown),
    });
    await userEvent.setup().type(await show(), 'нет{Enter}');
    await vi.waitFor(() => expect(effect).toHaveBeenCalledOnce());
  });
});
