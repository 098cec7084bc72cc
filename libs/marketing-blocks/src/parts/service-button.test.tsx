import type { ServiceShort } from '@foyer/contract';
import { serviceShortFixture } from '@foyer/contract/fixtures';
import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakePageServices } from '../page-services.fixtures.ts';
import { offerPageServices } from '../page-services.ts';
import { fakeSale } from './sale.fixtures.ts';
import { ServiceButton, type SoldService } from './service-button.tsx';

afterEach(cleanup);

async function show(service: SoldService, found?: ServiceShort) {
  const open = vi.fn();
  const find = vi.fn(async () => found);
  const services = fakePageServices({ sale: fakeSale({ open }), activeService: find });
  onTestFinished(offerPageServices(async () => services));
  await renderWithLabel(<ServiceButton service={service} name="Всё вместе" />);
  return { open, find };
}

const link = (name: string) => screen.findByRole<HTMLAnchorElement>('link', { name });

describe('ServiceButton', () => {
  it('leads to the page of a service that the account has, by alias or id [BLOCK-075]', async () => {
    await show({ id: 'vse', alias: 'vse-vmeste', isActive: true });
    expect((await link('К подписке Всё вместе')).getAttribute('href')).toBe('/services/vse-vmeste');
    cleanup();

    const { open } = await show({ id: 'vse', isActive: true });
    const own = await link('К подписке Всё вместе');
    expect(own.getAttribute('href')).toBe('/services/vse');
    own.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(own);
    expect(open).not.toHaveBeenCalled();
  });

  it('opens over the page what another can be got by, and is a link to it without scripts [BLOCK-076]', async () => {
    const { open } = await show({ id: 'vse', isActive: false });
    const get = await link('Подключить Всё вместе');
    expect(get.getAttribute('href')).toBe('/variants?item_type=service&item_id=vse');

    // The page stays.
    expect(fireEvent.click(get)).toBe(false);

    await vi.waitFor(() =>
      expect(open.mock.calls).toEqual([[{ itemId: 'vse', itemType: 'service' }]]),
    );
  });

  it('asks the page how the account stands where the block does not know', async () => {
    await show({ id: 'vse' }, { ...serviceShortFixture, id: 'vse', alias: 'vse-vmeste' });

    expect((await link('К подписке Всё вместе')).getAttribute('href')).toBe('/services/vse-vmeste');
  });

  it('asks nothing where the block knows', async () => {
    const { find } = await show({ id: 'vse', isActive: false });

    await link('Подключить Всё вместе');
    expect(find).not.toHaveBeenCalled();
  });
});
