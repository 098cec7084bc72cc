import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices } from '../../page-services.ts';
import { pageThatSells } from '../../page-services.fixtures.ts';
import { serviceItems, serviceOf } from '../../parts/service-items.fixtures.ts';
import { preloadBlockFixture } from '../../preload-block.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './four-services.block.ts';
import { fourServicesFixture as fixture } from './four-services.fixtures.ts';
import { fourServicesSchema } from './four-services.schema.ts';

beforeAll(() => preloadBlockFixture(Block));
afterEach(cleanup);

const read = (block: object) => {
  const result = v.safeParse(fourServicesSchema, { ...fixture, ...block });
  return result.success ? result.output : undefined;
};
const active = { active: true, actions: [] };
const sold = /^Подключить /u;

describe('block tag:four_services', () => {
  it('shows four services with their prices and ways to get them, chosen by its tag [BLOCK-010]', async () => {
    expect(findBlock(fixture)).toBeDefined();
    await renderWithLabel(<Block block={fixture} />);

    const region = await screen.findByRole('region', { name: 'Четыре подписки на выбор' });
    const names = within(region).getAllByRole('heading', { level: 3 });
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'ТВ. Расширенный',
      'Кино',
      'Детям',
      'Караоке',
    ]);
    expect(region.textContent).toContain('от 399 ₽ за месяц');
    expect(within(region).getAllByRole('link', { name: sold })).toHaveLength(4);
  });

  it('shows fewer as they are, and leads from more than four to all of them [BLOCK-010]', async () => {
    expect(read({ items: serviceItems(2) })?.offers).toHaveLength(2);
    expect(read({ items: [{ type: 'service' }, ...serviceItems(3)] })?.offers).toHaveLength(3);
    expect(read({ items: [] })).toBeUndefined();
    await renderWithLabel(<Block block={{ ...fixture, items: serviceItems(6) }} />);

    expect(await screen.findAllByRole('link', { name: sold })).toHaveLength(4);
    expect(screen.getByRole('link', { name: 'Все подписки' }).getAttribute('href')).toBe(
      '/services',
    );
  });

  it('begins with the service that it names, or with the first that has a label', () => {
    const firstOf = (custom_data: object) => {
      const props = read({ custom_data });
      return [props?.offers[0]?.alias, props?.bestId];
    };

    expect(firstOf({ service_id: 'service-kids' })).toEqual(['kids', 'service-kids']);
    expect(firstOf({ service_id: 'karaoke' })).toEqual(['karaoke', 'service-karaoke']);
    expect(firstOf({})).toEqual(['tv-plus', 'service-tv-plus']);
  });

  it.each(['main', 'alternate'] as const)(
    'leads to the page of a service that is active, and says how it stands: %s [BLOCK-075]',
    async (label) => {
      const items = [{ type: 'service' as const, service: serviceOf(0, active) }];
      await renderWithLabel(<Block block={{ ...fixture, items }} />, { label });

      const link = await screen.findByRole('link', { name: 'Управлять Кино' });
      expect(link.getAttribute('href')).toBe('/services/kino');
      expect(screen.getByText('Подключена')).toBeTruthy();
    },
  );

  it('opens the purchase over the page; without scripts the link leads to it [BLOCK-076]', async () => {
    const open = vi.fn();
    onTestFinished(offerPageServices(async () => pageThatSells({ open })));
    await renderWithLabel(<Block block={fixture} />);

    const link = await screen.findByRole('link', { name: 'Подключить Кино' });
    expect(link.getAttribute('href')).toBe('/variants?item_type=service&item_id=service-kino');
    expect(fireEvent.click(link)).toBe(false);
    await vi.waitFor(() =>
      expect(open.mock.calls).toEqual([[{ itemId: 'service-kino', itemType: 'service' }]]),
    );
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  });

  it('compares the services in a table in the other label', async () => {
    await renderWithLabel(<Block block={fixture} />, { label: 'alternate' });

    const table = await screen.findByRole('table');
    const rows = within(table).getAllByRole('row');
    const wordsOf = (row: HTMLElement | undefined) =>
      [...(row?.children ?? [])].map(({ textContent }) => textContent);
    expect(wordsOf(rows.find((row) => row.textContent.startsWith('Каналы')))).toEqual([
      'Каналы',
      '84',
      '—Нет',
      '6',
      '—Нет',
    ]);
    expect(wordsOf(rows.find((row) => row.textContent.startsWith('4 экрана')))).toEqual([
      '4 экрана',
      'Есть',
      'Есть',
      '—Нет',
      '—Нет',
    ]);
  });
});
