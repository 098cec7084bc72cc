import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './subservices.block.ts';
import { addOns, baseItem, subservicesFixture as fixture } from './subservices.fixtures.ts';

const meta = {
  title: 'Blocks/Subservices',
  component: Block,
  args: { block: fixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Добавить Музыка' })).toBeVisible();
  },
};

export const Fewest: Story = { args: { block: { ...fixture, items: addOns(1) } } };

export const Most: Story = { args: { block: { ...fixture, items: [baseItem(), ...addOns(12)] } } };

/** The account has the service that the others are added to, and one of them. */
export const SignedIn: Story = {
  args: {
    block: {
      ...fixture,
      items: [
        baseItem({ active: true, actions: [] }),
        ...addOns(1, {
          active: true,
          actions: [],
          purchase_state: {
            service: { status: 'subscribed', parent_service: { name: 'Всё вместе' } },
          },
        }),
        ...addOns(3, { purchase_state: { service: { status: 'subscribe_requested' } } }).slice(
          1,
          2,
        ),
        ...addOns(3).slice(2),
      ],
    },
  },
};

export const LongRussian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Достопримечательности высокопревосходительства',
      items: [
        baseItem({ name: 'Высокопревосходительство' }),
        ...addOns(3, {
          name: 'Достопримечательности и высокопревосходительства',
          description_short:
            'Всё, что когда-либо снимали о достопримечательностях и о тех, кто их хранит',
        }),
      ],
    },
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: {
    block: {
      ...fixture,
      name: 'Կարելի է ավելացնել',
      items: [
        baseItem({ name: 'Ամեն ինչ միասին' }),
        ...addOns(3, {
          name: 'Վավերագրական',
          description_short: 'Աշխարհն առանց սցենարի',
          price_text: 'ամիսը 99 ₽-ից',
        }),
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
      items: addOns(3, { image: { url: '/missing', color: '#14264A' } as never }),
    },
  },
};

/** A service that is broken is left out. */
export const Broken: Story = {
  args: { block: { ...fixture, items: [{ type: 'service' } as never, ...addOns(2)] } },
};
