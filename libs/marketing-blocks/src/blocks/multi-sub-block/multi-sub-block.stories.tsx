import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { serviceItems } from '../../parts/service-items.fixtures.ts';
import Block from './multi-sub-block.block.ts';
import { bundleItem, multiSubBlockFixture as fixture } from './multi-sub-block.fixtures.ts';

const meta = {
  title: 'Blocks/MultiSubBlock',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Все подписки' })).toBeVisible();
  },
};

/** The hand laid out. */
export const Spread: Story = {
  play: async ({ canvas }) => {
    const [fan] = await canvas.findAllByRole('button').catch(() => []);
    if (!fan) return;
    await userEvent.click(fan);
    await expect(fan).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Two services, and none that holds them among them. */
export const Fewest: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: { title: 'Две сразу', service_id: 'vse' },
      items: serviceItems(2),
    },
  },
};

export const Most: Story = {
  args: { block: { ...fixture, items: [bundleItem(), ...serviceItems(9)] } },
};

/** The account has it. */
export const SignedIn: Story = {
  args: {
    block: {
      ...fixture,
      items: [
        bundleItem({
          active: true,
          actions: [],
          purchase_state: {
            service: { status: 'subscribed', status_change_date: '2026-12-12T09:00:00.000Z' },
          },
        }),
        ...serviceItems(5, { active: true, actions: [] }),
      ],
    },
  },
};

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        ...fixture.custom_data,
        title: 'Достопримечательности высокопревосходительства',
        bottom_text: 'Первые четырнадцать дней бесплатно, отменить можно в любой день',
      },
      items: [bundleItem(), ...serviceItems(5, { name: 'Достопримечательности' })],
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      custom_data: {
        title: 'Հինգ բաժանորդագրություն երկուսի գնով',
        text: 'Կինո, ալիքներ, մանկական բաժին, սպորտ և կարաոկե։',
        service_id: 'vse',
      },
      items: [
        bundleItem({
          name: 'Ամեն ինչ միասին',
          price_text: 'ամիսը 599 ₽-ից',
          actions: [{ type: 'buy', title: 'Միացնել' }],
        }),
        ...serviceItems(5, { name: 'Մանկական', price_text: 'ամիսը 149 ₽-ից' }),
      ],
    },
  },
  globals: { language: 'hye' },
};

/** Pictures that do not come. */
export const NoPicture: Story = {
  args: {
    block: {
      ...fixture,
      items: [
        bundleItem(),
        ...serviceItems(4, { image: { url: '/missing', color: '#14264A' } as never }),
      ],
    },
  },
};

/** A service that is broken is left out. */
export const Broken: Story = {
  args: {
    block: { ...fixture, items: [{ type: 'service' } as never, bundleItem(), ...serviceItems(3)] },
  },
};
