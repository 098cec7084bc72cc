import { renderWithLabel } from '@foyer/ui/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { offerPageServices, type SaleServices } from '../../page-services.ts';
import { serviceItems, serviceOf } from '../../parts/service-items.fixtures.ts';
import { findBlock } from '../../registry.ts';
import Block from './buy.block.ts';
import { buyFixture as fixture } from './buy.fixtures.ts';
import { pageThatSells } from '../../page-services.fixtures.ts';
import { sales } from '../../parts/sale.fixtures.ts';
import { buySchema } from './buy.schema.ts';

afterEach(cleanup);

/** The block on a page that sells so. */
async function open(services?: Partial<SaleServices>, items = fixture.items) {
  if (services) onTestFinished(offerPageServices(async () => pageThatSells(services)));
  return renderWithLabel(<Block block={{ ...fixture, items }} />);
}
const namesOf = (group: HTMLElement) =>
  within(group)
    .getAllByRole('radio')
    .map((radio) => radio.parentElement?.textContent);

const one = serviceItems(1);
const submit = () => screen.findByRole('button', { name: 'Подключить' });

describe('block tag:buy', () => {
  it.each(['main', 'alternate'] as const)(
    'lets one of its services be chosen, and has one button, chosen by its tag: %s [BLOCK-005]',
    async (label) => {
      expect(findBlock(fixture)).toBeDefined();
      await renderWithLabel(<Block block={fixture} />, { label });

      const region = await screen.findByRole('region', { name: 'Выберите срок' });
      const group = within(region).getByRole('radiogroup', { name: 'Что подключить' });
      expect(namesOf(group)).toEqual([
        'Киноот 299 ₽ в месяц',
        expect.stringContaining('ТВ. Расширенный'),
        'Детямот 149 ₽ за месяц',
      ]);
      expect(within(region).getAllByRole('button')).toHaveLength(1);
      expect(region.textContent).toContain('Цена указана с налогом');
    },
  );

  it('leads without scripts to the page that sells what is chosen [BLOCK-076]', async () => {
    const { container } = await open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Детям' }));

    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('/variants');
    expect([...new FormData(form as HTMLFormElement)]).toEqual([
      ['item_type', 'service'],
      ['item_id', 'service-kids'],
    ]);
    expect((await submit()).getAttribute('form')).toBe(form?.id);
  });

  it('opens the purchase of what a press has chosen, and has a visitor sign in [BLOCK-005, PAY-014]', async () => {
    const opened = vi.fn();
    await open({ findOptions: async () => sales.visitor, open: opened });
    await screen.findByText(/Войдите, и покажем ваши/u);
    await userEvent.click(await submit());

    expect(opened.mock.calls).toEqual([[{ itemId: 'service-kino', itemType: 'service' }]]);
  });

  it('shows an account the lengths of time, what the longer save, and what is taken when [BLOCK-005]', async () => {
    const pay = vi.fn(async () => ({ status: 'left' as const }));
    const { container } = await open({ pay }, one);

    const group = await screen.findByRole('radiogroup', { name: 'На сколько' });
    const [month, year] = within(group).getAllByRole('radio');
    const wordsOf = (radio: HTMLElement | undefined) =>
      radio?.closest('label')?.textContent.replaceAll('\u00A0', ' ');
    expect(wordsOf(month)).toBe('1 месяц7 дней за 0 ₽, дальше 299 ₽299 ₽');
    expect(wordsOf(year)).toContain('200 ₽ в месяц, дешевле на 1 198 ₽');
    const text = () => container.textContent.replaceAll('\u00A0', ' ');
    expect(text()).toContain('Сегодня спишем0 ₽');
    expect(text()).toContain('28 ноября спишем 299 ₽ за 1 месяц. Отменить можно в любой день.');

    await userEvent.click(year as HTMLElement);
    expect(text()).toContain('Сегодня спишем2 390 ₽');
    await userEvent.click(await submit());
    expect(pay.mock.calls).toEqual([
      [
        { itemId: 'service-kino', itemType: 'service', seqId: 'option-kino', periodIndex: 1 },
        expect.anything(),
      ],
    ]);
  });

  it('asks once more for what was bought', async () => {
    const answers = [sales.offered, sales.owned];
    const findOptions = vi.fn(async () => answers[findOptions.mock.calls.length - 1] ?? sales.none);
    await open({ findOptions, pay: async () => ({ status: 'bought' }) }, one);
    await screen.findByText(/Отменить можно/u);
    await userEvent.click(await submit());

    const link = await screen.findByRole('link', { name: 'Управлять' });
    expect(link.getAttribute('href')).toBe('/services/kino');
  });

  it('leads to the page of a service that the account has, and says what is on its way [BLOCK-075]', async () => {
    const { unmount } = await open({}, [
      { type: 'service', service: serviceOf(0, { active: true, actions: [] }) },
    ]);
    const link = await screen.findByRole('link', { name: 'Управлять' });
    expect(link.getAttribute('href')).toBe('/services/kino');
    expect(screen.getByText('Подключена')).toBeTruthy();
    unmount();

    await open({}, [
      {
        type: 'service',
        service: serviceOf(0, {
          actions: [],
          purchase_state: { service: { status: 'subscribe_requested' } },
        }),
      },
    ]);
    expect(await screen.findByText('Заявка обрабатывается')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says that something is not sold here, by the block or by the page', async () => {
    const { unmount } = await open(undefined, [
      { type: 'service', service: serviceOf(0, { actions: [] }) },
    ]);
    expect(await screen.findByText('Недоступно в вашем регионе')).toBeTruthy();
    unmount();

    await open({ findOptions: async () => sales.none }, one);
    expect(await screen.findByText('Недоступно в вашем регионе')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('asks again for prices that did not come', async () => {
    const findOptions = vi.fn(async () => sales.offered as never);
    findOptions.mockRejectedValueOnce(new Error('down'));
    await open({ findOptions }, one);
    const alert = await screen.findByText('Не узнали, сколько это стоит');
    expect(alert.getAttribute('role')).toBe('alert');
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));

    expect(await screen.findByText(/Отменить можно/u)).toBeTruthy();
    expect(alert.isConnected).toBe(false);
  });

  it('sells four services at most, without the broken ones, and nothing without one', () => {
    const countOf = (items: readonly unknown[]) => {
      const read = v.safeParse(buySchema, { ...fixture, items });
      return read.success ? read.output.offers.length : undefined;
    };
    expect(countOf(serviceItems(6))).toBe(4);
    expect(countOf([{ type: 'service' }, ...one])).toBe(1);
    expect(countOf([])).toBeUndefined();
  });
});
