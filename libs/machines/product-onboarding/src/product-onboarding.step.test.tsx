import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { OnboardingDialog } from './product-onboarding.dialog.fixtures.tsx';
import {
  fakeProductOnboardingPorts,
  onboardingError,
  onboardingProducts,
} from './product-onboarding.fixtures.ts';
import { createProductOnboardingMachine } from './product-onboarding.machine.ts';
import type {
  ProductOnboardingOutput,
  ProductOnboardingPorts,
} from './product-onboarding.types.ts';

afterEach(cleanup);

type LabelId = 'main' | 'alternate';

async function show(label: LabelId = 'main', replaced: Partial<ProductOnboardingPorts> = {}) {
  const onDone = vi.fn<(output: ProductOnboardingOutput) => void>();
  const user = await showFlow(
    createProductOnboardingMachine,
    fakeProductOnboardingPorts(replaced),
    <OnboardingDialog onDone={onDone} />,
    { language: 'eng', label },
  );
  return { onDone, user };
}

const heading = (name: string) => screen.findByRole('heading', { level: 3, name });

describe('ProductOnboardingStep', () => {
  it.each(['main', 'alternate'] as const)(
    'leads through the pages to what was wanted, by the keyboard in %s [PAY-012]',
    async (label) => {
      const { onDone, user } = await show(label);
      const first = await heading('Кино');
      await vi.waitFor(() => expect(document.activeElement).toBe(first));

      for (const name of ['What is in it', 'Subscriptions inside']) {
        screen.getByRole('button', { name: 'Next' }).focus();
        await user.keyboard('{Enter}');
        const next = await heading(name);
        expect(document.activeElement).toBe(next);
      }
      expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
      screen.getByRole('button', { name: 'Watch' }).focus();
      await user.keyboard('{Enter}');

      await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'watch' }]]));
    },
  );

  it('shows one page of n in the main label, and leads to any of them', async () => {
    const { user } = await show('main');
    await heading('Кино');
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(screen.getByText('1 of 3')).toBeTruthy();
    expect(screen.getByText('Фильмы и сериалы без рекламы')).toBeTruthy();

    const pages = screen.getByRole('list', { name: 'Pages' });
    await user.click(within(pages).getByRole('button', { name: 'Subscriptions inside' }));

    await heading('Subscriptions inside');
    expect(screen.getByText('3 of 3')).toBeTruthy();
    expect(pages.querySelector('[aria-current="step"]')?.textContent).toBe('Subscriptions inside');
    expect(screen.getByText('Мультфильмы и сказки')).toBeTruthy();
  });

  it('shows all pages in the other label, the current one with the buttons', async () => {
    const { user } = await show('alternate');
    await heading('Кино');
    expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent)).toEqual([
      'Кино',
      'What is in it',
      'Subscriptions inside',
    ]);

    await user.click(screen.getByRole('button', { name: 'What is in it' }));

    const current = (await heading('What is in it')).closest('li') as HTMLElement;
    expect(within(current).getByRole('button', { name: 'Skip' })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Skip' })).toHaveLength(1);
    expect(screen.getAllByText('Read')).toHaveLength(1);
  });

  it('shows a bought title, and leads to it', async () => {
    const { onDone, user } = await show('main', {
      findProduct: async () => onboardingProducts.film,
    });
    const { name, summary } = onboardingProducts.film.mediaItem;
    await heading(name);
    expect(screen.getByText(summary)).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'Watch' }));

    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'watch' }]]));
  });

  it.each([
    ['loading', () => new Promise<never>(() => {})],
    ['failed', () => Promise.reject(onboardingError)],
    ['showing', async () => onboardingProducts.full],
  ])('can be skipped while it is %s', async (_step, findProduct) => {
    const { onDone, user } = await show('main', { findProduct });
    await user.click(await screen.findByRole('button', { name: 'Skip' }));
    await vi.waitFor(() => expect(onDone.mock.calls).toEqual([[{ status: 'closed' }]]));
  });

  it('says why there is nothing to see, and tries again', async () => {
    const findProduct = vi
      .fn<ProductOnboardingPorts['findProduct']>()
      .mockRejectedValueOnce(onboardingError)
      .mockResolvedValue(onboardingProducts.bare);
    const { user } = await show('main', { findProduct });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('alert').textContent).toContain('Перерыв');

    await user.click(again);

    await heading('Кино');
    expect(screen.queryByRole('list', { name: 'Pages' })).toBeNull();
  });
});
