import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakeRateExchangePorts,
  offeredItems,
  rateExchangeInputs,
} from './rate-exchange.fixtures.ts';
import { createRateExchangeMachine } from './rate-exchange.machine.ts';
import type { RateExchangeOutput, RateExchangePorts } from './rate-exchange.types.ts';
import { RateExchangeFlow } from './rate-exchange.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<RateExchangePorts> = {}) {
  const onDone = vi.fn<(output: RateExchangeOutput) => void>();
  const user = await showFlow(
    createRateExchangeMachine,
    fakeRateExchangePorts(replaced),
    <RateExchangeFlow shell={openShell} input={rateExchangeInputs.film} onDone={onDone} />,
  );
  return { onDone, user };
}

const ended = (onDone: ReturnType<typeof vi.fn>, status: RateExchangeOutput['status']) =>
  vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status }));

describe('RateExchangeFlow', () => {
  it('names the title and is accepted by keyboard [EVENT-020]', async () => {
    const { onDone, user } = await show();
    const dialog = await screen.findByRole('dialog', { name: /^Бонусы за\sоценку$/ });
    expect(dialog.textContent).toContain('«Метрополис»');
    screen.getByRole('button', { name: 'Оценить' }).focus();

    await user.keyboard('{Enter}');

    await ended(onDone, 'accepted');
  });

  it.each(['{Escape}', '{Tab}{Enter}'])('is declined by %s', async (keys) => {
    const { onDone, user } = await show();
    (await screen.findByRole('button', { name: 'Оценить' })).focus();

    await user.keyboard(keys);

    await ended(onDone, 'declined');
  });

  it('shows nothing where there is nothing to offer', async () => {
    const { onDone } = await show({ findItem: async () => offeredItems.rated });

    await ended(onDone, 'declined');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
