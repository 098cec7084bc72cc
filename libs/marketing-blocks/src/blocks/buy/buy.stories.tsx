import { imageFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offerPageServices } from '../../page-services.ts';
import { serviceItems, serviceOf } from '../../parts/service-items.fixtures.ts';
import Block from './buy.block.ts';
import { buyFixture as fixture, giftsFixture, namedGiftsFixture } from './buy.fixtures.ts';
import { pageThatSells } from '../../page-services.fixtures.ts';
import { sales } from '../../parts/sale.fixtures.ts';

const meta = {
  title: 'Blocks/Buy',
  component: Block,
  args: { block: fixture },
  beforeEach: () =>
    offerPageServices(async () => pageThatSells({ findOptions: async () => sales.visitor })),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it, to a visitor. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: 'Кино' })).toBeChecked();
  },
};

/** The prices of an account. */
export const SignedIn: Story = {
  beforeEach: () => offerPageServices(async () => pageThatSells()),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /1 год/u })).not.toBeChecked();
  },
};

/** One service, with a picture. */
export const Fewest: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        label: 'Рассвет',
        text: 'Первая неделя бесплатно.',
        backgrounds: [imageFixture('backdrop-leto-v-gyumri')],
      },
      items: serviceItems(1),
    },
  },
  beforeEach: () => offerPageServices(async () => pageThatSells()),
};

/** Four, of which the account has one, has asked for one, and cannot get one. */
export const Most: Story = {
  args: {
    block: {
      ...fixture,
      items: [
        { type: 'service', service: serviceOf(0, { active: true, actions: [] }) },
        { type: 'service', service: serviceOf(1) },
        {
          type: 'service',
          service: serviceOf(2, {
            actions: [],
            purchase_state: { service: { status: 'subscribe_requested' } },
          }),
        },
        { type: 'service', service: serviceOf(3, { actions: [] }) },
      ],
    },
  },
};

/** The account has it. */
export const Active: Story = {
  args: {
    block: {
      ...fixture,
      items: [{ type: 'service', service: serviceOf(0, { active: true, actions: [] }) }],
    },
  },
};

/** Not for sale to this account. */
export const NoPrice: Story = {
  args: { block: { ...fixture, items: serviceItems(1) } },
  beforeEach: () =>
    offerPageServices(async () => pageThatSells({ findOptions: async () => sales.none })),
};

/** Prices that do not come. */
export const Broken: Story = {
  beforeEach: () =>
    offerPageServices(async () =>
      pageThatSells({ findOptions: () => Promise.reject(new Error('down')) }),
    ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Не узнали, сколько это стоит')).toBeVisible();
  },
};

/** Certificates that the page asks for. */
export const Gifts: Story = { args: { block: giftsFixture } };

/** Certificates that the block names. */
export const NamedGifts: Story = { args: { block: namedGiftsFixture } };

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        title: 'Достопримечательности высокопревосходительства',
        text: 'Первые четырнадцать дней бесплатно, а дальше как договоримся',
        bottom_text: 'Цена указана с налогом на добавленную стоимость',
      },
      items: serviceItems(3, { name: 'Достопримечательности' }),
    },
  },
  globals: { viewport: { value: 'mobile1' } },
  beforeEach: () => offerPageServices(async () => pageThatSells()),
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: { title: 'Ընտրեք ժամկետը', bottom_text: 'Գինը ներառում է հարկը' },
      items: serviceItems(2, {
        name: 'Ամեն ինչ միասին',
        price_text: 'ամիսը 299 ₽-ից',
        actions: [{ type: 'buy', title: 'Միացնել' }],
      }),
    },
  },
  globals: { language: 'hye' },
  beforeEach: () => offerPageServices(async () => pageThatSells()),
};
