import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices } from '../../page-services.ts';
import { pageThatSells } from '../../page-services.fixtures.ts';
import { serviceItems } from '../../parts/service-items.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './multi-sub-block.block.ts';
import { bundleItem, multiSubBlockFixture as fixture } from './multi-sub-block.fixtures.ts';
import { multiSubBlockSchema } from './multi-sub-block.schema.ts';

afterEach(cleanup);

const namesOf = (items: readonly unknown[]) => {
  const read = v.safeParse(multiSubBlockSchema, { ...fixture, items });
  return read.success ? read.output.offers.map(({ alias }) => alias) : undefined;
};
const title = 'Пять подписок по цене двух';

describe('block tag:multi_sub_block', () => {
  it.each(['main', 'alternate'] as const)(
    'shows what the bundle holds, and the price of all, chosen by its tag: %s [BLOCK-013]',
    async (label) => {
      expect(findBlock(fixture)).toBeDefined();
      await renderWithLabel(<Block block={fixture} />, { label });

      const region = await screen.findByRole('region', { name: title });
      const names = within(region).getAllByRole('listitem');
      expect(names.map((name) => name.querySelector('a')?.getAttribute('href'))).toEqual(
        ['kino', 'tv-plus', 'kids', 'karaoke', 'sport'].map((alias) => `/services/${alias}`),
      );
      expect(within(region).getByText('от 599 ₽ за месяц')).toBeTruthy();
      expect(within(region).getByRole('link', { name: 'Все подписки' })).toBeTruthy();
    },
  );

  it('opens the purchase of the bundle over the page [BLOCK-076]', async () => {
    const open = vi.fn();
    onTestFinished(offerPageServices(async () => pageThatSells({ open })));
    await renderWithLabel(<Block block={fixture} />);

    fireEvent.click(await screen.findByRole('link', { name: `Подключить ${title}` }));
    await vi.waitFor(() =>
      expect(open.mock.calls).toEqual([[{ itemId: 'service-vse', itemType: 'service' }]]),
    );
  });

  it('leads to the page of a bundle that is active, or of one that it knows nothing of [BLOCK-075]', async () => {
    const items = [bundleItem({ active: true, actions: [] }), ...serviceItems(2)];
    const { unmount } = await renderWithLabel(<Block block={{ ...fixture, items }} />);
    const link = await screen.findByRole('link', { name: `Управлять ${title}` });
    expect(link.getAttribute('href')).toBe('/services/vse');
    unmount();

    await renderWithLabel(<Block block={{ ...fixture, items: serviceItems(2) }} />);
    const page = await screen.findByRole('link', { name: 'Подробнее' });
    expect(page.getAttribute('href')).toBe('/services/vse');
  });

  it('is a hand of cards that a press lays out, or a bill with a total', async () => {
    const { unmount } = await renderWithLabel(<Block block={fixture} />);
    const fan = await screen.findByRole('button', { name: 'Разложить подписки' });
    await userEvent.click(fan);
    expect(fan.getAttribute('aria-pressed')).toBe('true');
    unmount();

    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });
    const lines = await screen.findAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)[2]).toBe('Детямот 149 ₽ за месяц');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('holds two to eight services beside the bundle, without the broken ones', () => {
    expect(namesOf([bundleItem(), ...serviceItems(1)])).toBeUndefined();
    expect(namesOf([{ type: 'service' }, bundleItem(), ...serviceItems(2)])).toEqual([
      'kino',
      'tv-plus',
    ]);
    expect(namesOf([bundleItem(), ...serviceItems(10)])).toHaveLength(8);
  });
});
