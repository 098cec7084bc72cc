import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { serviceItems, serviceOf } from '../../parts/service-items.fixtures.ts';
import Block from './four-services.block.ts';
import { fourServicesFixture as fixture } from './four-services.fixtures.ts';

const meta = {
  title: 'Blocks/FourServices',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Подключить Кино' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: serviceItems(1) } } };

/** The others are on the page of all services. */
export const Most: Story = { args: { block: { ...fixture, items: serviceItems(8) } } };

/** One that the account has, one that is on its way, and one that is not sold here. */
export const SignedIn: Story = {
  args: {
    block: {
      ...fixture,
      items: [
        {
          type: 'service',
          service: serviceOf(0, {
            active: true,
            actions: [{ type: 'unsubscribe', title: 'Отключить' }],
            purchase_state: {
              service: { status: 'subscribed', status_change_date: '2026-12-12T09:00:00.000Z' },
            },
          }),
        },
        { type: 'service', service: serviceOf(1) },
        {
          type: 'service',
          service: serviceOf(2, {
            actions: [],
            purchase_state: { service: { status: 'subscribe_requested' } },
          }),
        },
        { type: 'service', service: serviceOf(3, { actions: [], price_text: undefined }) },
      ],
    },
  },
};

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: serviceItems(4, {
        name: 'Высокопревосходительства и достопримечательности',
        promo_label_text: 'Первые четырнадцать дней бесплатно',
        price_text: 'от\u00A01\u00A0299,90\u00A0₽ за двенадцать месяцев',
      }),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Չորս բաժանորդագրություն ընտրության համար',
      custom_data: { service_id: 'tv-plus' },
      items: serviceItems(4, {
        name: 'Ամեն ինչ միասին',
        price_text: 'ամիսը 299 ₽-ից',
        promo_label_text: 'Դիտողների ընտրությունը',
        actions: [{ type: 'buy', title: 'Միացնել' }],
      }),
    },
  },
  globals: { language: 'hye' },
};

/** A service that is broken is left out. */
export const Broken: Story = {
  args: {
    block: { ...fixture, items: [{ type: 'service' } as never, ...serviceItems(3)] },
  },
};
