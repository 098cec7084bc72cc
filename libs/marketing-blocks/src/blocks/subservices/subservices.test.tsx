import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices } from '../../page-services.ts';
import { pageThatSells } from '../../page-services.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './subservices.block.ts';
import { addOns, baseItem, subservicesFixture as fixture } from './subservices.fixtures.ts';
import { subservicesSchema } from './subservices.schema.ts';

afterEach(cleanup);

const countOf = (items: readonly unknown[]) => {
  const read = v.safeParse(subservicesSchema, { ...fixture, items });
  return read.success ? read.output.offers.length : undefined;
};

describe('block tag:subservices', () => {
  it.each(['main', 'alternate'] as const)(
    'lists what can be added with its price, chosen by its tag: %s [BLOCK-023]',
    async (label) => {
      expect(findBlock(fixture)).toBeDefined();
      await renderWithLabel(<Block block={fixture} />, { label });

      const region = await screen.findByRole('region', { name: 'Можно добавить' });
      const rows = within(region).getAllByRole('listitem');
      expect(rows.map((row) => row.querySelector('h3')?.textContent)).toEqual([
        'Документальное',
        'Музыка',
        'Классика',
      ]);
      expect(rows[1]?.textContent).toContain('Концерты и фильмы о музыке');
      expect(rows[1]?.textContent).toContain('от 99 ₽ за месяц');
    },
  );

  it('opens the purchase of what is added over the page [BLOCK-023]', async () => {
    const open = vi.fn();
    onTestFinished(offerPageServices(async () => pageThatSells({ open })));
    await renderWithLabel(<Block block={fixture} />);

    const link = await screen.findByRole('link', { name: 'Добавить Музыка' });
    expect(link.getAttribute('href')).toBe('/variants?item_type=service&item_id=music-1');
    fireEvent.click(link);
    await vi.waitFor(() =>
      expect(open.mock.calls).toEqual([[{ itemId: 'music-1', itemType: 'service' }]]),
    );
  });

  it('says which service is needed, to those who do not have it [BLOCK-023]', async () => {
    const { unmount } = await renderWithLabel(<Block block={fixture} />);
    const link = await screen.findByRole('link', { name: 'Нужна подписка «Всё вместе»' });
    expect(link.getAttribute('href')).toBe('/services/vse');
    unmount();

    const items = [baseItem({ active: true, actions: [] }), ...addOns(3)];
    await renderWithLabel(<Block block={{ ...fixture, items }} />);
    expect(await screen.findAllByRole('link')).toHaveLength(3);
  });

  it('leads from what the account has to its page, below the one that it is a part of', async () => {
    const items = [baseItem(), ...addOns(1, { active: true, actions: [] })];
    await renderWithLabel(<Block block={{ ...fixture, items }} />);

    const link = await screen.findByRole('link', { name: 'Управлять Документальное' });
    expect(link.getAttribute('href')).toBe('/services/vse/documentary');
    expect(screen.getByText('Подключена')).toBeTruthy();
  });

  it('shows twelve at most, without the broken ones, and nothing without one', () => {
    expect(countOf([baseItem(), ...addOns(14)])).toBe(12);
    expect(countOf([{ type: 'service' }, ...addOns(1)])).toBe(1);
    expect(countOf([])).toBeUndefined();
  });
});
