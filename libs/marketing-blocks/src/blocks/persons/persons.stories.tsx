import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import Block from './persons.block.ts';
import { personsBlock, personsFixture } from './persons.fixtures.ts';

const meta = {
  title: 'Blocks/Persons',
  component: Block,
  args: { block: personsFixture },
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const many = (title: string, role: string) =>
  Array.from({ length: 20 }, (_, index) => ({ id: String(index + 1), title, role }));

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Илья Гордин' })).toBeVisible();
  },
};

export const Fewest: Story = {
  args: { block: personsBlock(many('Вера Полевая', 'Композитор').slice(0, 3)) },
};

export const Most: Story = { args: { block: personsBlock(many('Вера Полевая', 'Композитор')) } };

/** The faces cast none. */
export const WithoutShadow: Story = {
  args: {
    block: {
      ...personsFixture,
      custom_data: {
        ...personsFixture.custom_data,
        person_cards: {
          cards: [],
          ...personsFixture.custom_data?.person_cards,
          without_shadow: true,
        },
      },
    },
  },
};

/** Faces of advertisers' banners, whose owners are named. */
export const Advertised: Story = {
  args: {
    block: {
      ...personsFixture,
      items: personsFixture.items.map((item, index) =>
        item.type === 'banner' && index < 2
          ? {
              ...item,
              banner: {
                ...item.banner,
                color: index === 0 ? '#22303c' : '#ffe28a',
                advertiser_info: {
                  owner: 'ООО «Общество вечнозелёных одуванчиков»',
                  token: '2VtzqDemoTea',
                  font_color: '#ffd28a',
                },
              },
            }
          : item,
      ),
    },
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: personsBlock(
      many('Константин Достопримечательный', 'Художник-постановщик и звукорежиссёр').slice(0, 4),
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { block: personsBlock(many('Մարիամ Սարգսյան', 'Ռեժիսոր և դերասանուհի').slice(0, 4)) },
  globals: { language: 'hye' },
};

/** The names stand in their place. */
export const NoPicture: Story = {
  args: {
    block: {
      ...personsFixture,
      items: personsFixture.items.map((item) =>
        item.type === 'banner'
          ? {
              ...item,
              banner: {
                ...item.banner,
                images: [
                  {
                    url: '/missing',
                    color: '#22303c',
                    tone: 'dark' as const,
                    focus: { x: 0.5, y: 0.5 },
                  },
                ],
              },
            }
          : item,
      ),
    },
  },
};
