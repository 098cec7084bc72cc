import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePageServices } from '../../page-services.fixtures.ts';
import { offerPageServices } from '../../page-services.ts';
import { recomBlock } from './recom-cold-start.fixtures.ts';
import Block from './recom-cold-start.block.ts';

afterEach(cleanup);

async function show(block = recomBlock(false), isResting = false) {
  const rest = vi.fn();
  onTestFinished(
    offerPageServices(async () =>
      fakePageServices({ coldStart: { isResting: () => isResting, rest } }),
    ),
  );
  const { container } = await renderWithLabel(<Block block={block} />);
  await screen.findByRole('heading', { level: 2 });
  return { container, rest, user: userEvent.setup() };
}

const link = (name: string) => screen.findByRole('link', { name });
const covers = (container: Element) => container.querySelectorAll('[data-cover-of]');

describe('the recom_cold_start block', () => {
  it('invites a profile that has not chosen, with five covers [BLOCK-057, COLD-009]', async () => {
    const { container } = await show();
    expect((await link('Настроить')).getAttribute('href')).toBe('/cold_start');
    expect(screen.getByText('Выберите любимое, и полка станет точнее')).toBeTruthy();
    expect(covers(container)).toHaveLength(5);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('has no covers where there are fewer than five titles [COLD-009]', async () => {
    const { container } = await show(recomBlock(false, 4));
    expect(await link('Настроить')).toBeTruthy();
    expect(covers(container)).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Остановить показ' })).toBeNull();
  });

  it('stops the covers, and lets them go on', async () => {
    const { container, user } = await show();
    const isStopped = () => container.querySelector('[data-stopped]') !== null;
    expect(isStopped()).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Остановить показ' }));
    expect(isStopped()).toBe(true);
    await user.click(await screen.findByRole('button', { name: 'Продолжить показ' }));
    expect(isStopped()).toBe(false);
  });

  it('shows what was picked for a profile that has chosen, and the way to choose again', async () => {
    await show(recomBlock(true));
    expect((await link('Изменить вкусы')).getAttribute('href')).toBe('/cold_start');
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByText('Выберите любимое, и полка станет точнее')).toBeNull();
  });

  it('shows the shelf in place of the invitation while that rests, and the way to choose', async () => {
    await show(recomBlock(false), true);
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
    expect(await link('Настроить')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Спросить позже' })).toBeNull();
  });

  it('asks another day who wants to be asked later', async () => {
    const { rest, user } = await show();
    await user.click(await screen.findByRole('button', { name: 'Спросить позже' }));
    expect(await screen.findAllByRole('listitem')).toHaveLength(6);
    await vi.waitFor(() => expect(rest.mock.calls).toEqual([[{ days: 1 }]]));
  });

  it('is a shelf like any other where the service does not say, and the place that a choice leads to', async () => {
    const { container } = await show(recomBlock(undefined));
    expect(screen.getAllByRole('listitem')).toHaveLength(6);
    expect(screen.queryByRole('link', { name: /^(Настроить|Изменить вкусы)$/u })).toBeNull();
    expect(container.querySelector('#cold_start')).toBeTruthy();
  });

  it('shows nothing without titles', async () => {
    const { container } = await renderWithLabel(<Block block={recomBlock(false, 0)} />);
    expect(container.innerHTML).toBe('');
  });
});
