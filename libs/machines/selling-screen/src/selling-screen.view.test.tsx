import { errorAnswer } from '@foyer/core/fixtures';
import { openShell } from '@foyer/modal/fixtures';
import { showFlow } from '@foyer/modal/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fakeSellingScreenPorts,
  sellings,
  sellingScreenInputs,
} from './selling-screen.fixtures.ts';
import { createSellingScreenMachine } from './selling-screen.machine.ts';
import type { SellingScreenOutput, SellingScreenPorts } from './selling-screen.types.ts';
import { SellingScreenFlow } from './selling-screen.view.tsx';

afterEach(cleanup);

async function show(replaced: Partial<SellingScreenPorts> = {}) {
  const onDone = vi.fn<(output: SellingScreenOutput) => void>();
  const user = await showFlow(
    createSellingScreenMachine,
    fakeSellingScreenPorts(replaced),
    <SellingScreenFlow shell={openShell} input={sellingScreenInputs.film} onDone={onDone} />,
  );
  return { onDone, user };
}

const ended = (onDone: ReturnType<typeof vi.fn>, status: SellingScreenOutput['status']) =>
  vi.waitFor(() => expect(onDone).toHaveBeenCalledExactlyOnceWith({ status }));

describe('SellingScreenFlow', () => {
  it('lists the options; the one that is pressed is bought [EVENT-021]', async () => {
    const buy = vi.fn();
    const { onDone, user } = await show({ buy });
    const option = await screen.findByRole('button', { name: /^Взять напрокат/u });
    expect(option.textContent).toMatch(/149\s₽/u);
    option.focus();
    expect(buy).not.toHaveBeenCalled();

    await user.keyboard('{Enter}');

    await ended(onDone, 'handed-over');
    expect(buy.mock.calls).toEqual([
      [{ itemId: 'metropolis', itemType: 'media_item', seqId: 'option-metropolis-tvod' }],
    ]);
  });

  it.each<[string, RegExp, SellingScreenPorts['findSelling']]>([
    ['there is nothing to buy', /^Покупать ничего/u, async () => sellings.owned],
    [
      'the options do not come [MODAL-024]',
      /^Не\sполучилось$/u,
      () => Promise.reject(errorAnswer({ status: 500, code: 1 })),
    ],
  ])('says that %s', async (_why, name, findSelling) => {
    const { onDone, user } = await show({ findSelling });
    await screen.findByRole('dialog', { name });

    await user.keyboard('{Escape}');

    await ended(onDone, 'cancelled');
  });

  it('buys nothing for a viewer who turns back', async () => {
    const buy = vi.fn();
    const { onDone, user } = await show({ buy });
    await screen.findByRole('button', { name: /^Взять напрокат/u });

    await user.keyboard('{Escape}');

    await ended(onDone, 'cancelled');
    expect(buy).not.toHaveBeenCalled();
  });
});
