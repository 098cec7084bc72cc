import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { certificateOffersFixture } from '@foyer/contract/fixtures';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices, type SaleServices } from '../../page-services.ts';
import Block from './buy.block.ts';
import { giftsFixture, namedGiftsFixture } from './buy.fixtures.ts';
import { pageThatSells } from '../../page-services.fixtures.ts';
import { sales } from '../../parts/sale.fixtures.ts';

afterEach(cleanup);

const serve = (services: Partial<SaleServices>) =>
  onTestFinished(offerPageServices(async () => pageThatSells(services)));
const [gift] = certificateOffersFixture.items;
const gifts = [
  { ...gift, id: 'gift-500', name: 'Сертификат на 500 ₽', amount: 50_000 },
  { ...gift, id: 'gift-1000', name: 'Сертификат на 1000 ₽', amount: 100_000 },
] as never;

describe('block tag:buy, certificates', () => {
  it('sells the certificates that the block names, each for its sum [BLOCK-005]', async () => {
    const open = vi.fn();
    serve({ open, findOptions: async () => sales.visitor });
    const { container } = await renderWithLabel(<Block block={namedGiftsFixture} />);

    const group = await screen.findByRole('radiogroup', { name: 'Сертификаты' });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    await userEvent.click(within(group).getByRole('radio', { name: /на 1000/u }));
    expect([...new FormData(container.querySelector('form') as HTMLFormElement)]).toEqual([
      ['item_type', 'certificate'],
      ['item_id', 'gift-1000'],
    ]);
    await screen.findByText(/Войдите/u);
    await userEvent.click(await screen.findByRole('button', { name: 'Купить' }));
    expect(open.mock.calls).toEqual([[{ itemId: 'gift-1000', itemType: 'certificate' }]]);
  });

  it('asks for certificates that the block does not name; without scripts it leads to where they are [BLOCK-005]', async () => {
    const { unmount } = await renderWithLabel(<Block block={giftsFixture} />);
    const link = await screen.findByRole('link', { name: 'Сертификаты' });
    expect(link.getAttribute('href')).toBe('/my/certificates');
    unmount();

    serve({ findGifts: async () => gifts, findOptions: async () => sales.visitor });
    await renderWithLabel(<Block block={giftsFixture} />);
    const radios = await screen.findAllByRole('radio');
    expect(
      radios.map((radio) => radio.closest('label')?.textContent.replaceAll('\u00A0', ' ')),
    ).toEqual(['Сертификат на 500 ₽500 ₽', 'Сертификат на 1000 ₽1 000 ₽']);
  });

  it('asks again for certificates that did not come, and says that there are none', async () => {
    const findGifts = vi.fn(async () => [] as never);
    findGifts.mockRejectedValueOnce(new Error('down'));
    serve({ findGifts });
    await renderWithLabel(<Block block={giftsFixture} />);
    expect((await screen.findByRole('alert')).textContent).toBe('Сертификаты не загрузились');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(await screen.findByText('Сейчас сертификаты не продаются')).toBeTruthy();
  });
});
