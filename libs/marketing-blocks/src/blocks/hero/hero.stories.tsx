import { serviceFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { offerPageServices, type PageServices } from '../../page-services.ts';
import Block from './hero.block.ts';
import { heroBlock, heroFixture, heroWords } from './hero.fixtures.ts';

/** Twelve days before the end of the offer. */
const now = Date.UTC(2026, 11, 19, 20, 12);
const serve = (changes: Partial<PageServices> = {}) =>
  offerPageServices(
    async () =>
      ({
        activeService: async () => undefined,
        serviceNow: () => now,
        isServiceTimeKnown: () => true,
        ...changes,
      }) as Partial<PageServices> as PageServices,
  );

const meta = {
  title: 'Blocks/Hero',
  component: Block,
  args: { block: heroFixture },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => serve(),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The block with another headline and text. */
const named = (title: string, text: string) => heroBlock({ ...heroWords, title, text });
const { backgrounds, bg_image_url: _address, ...unpictured } = heroWords;

/** As the demo service sends it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Подключить' })).toBeVisible();
  },
};

/** A headline over a picture. */
export const Fewest: Story = {
  args: { block: heroBlock({ title: 'Гасим свет', backgrounds, buttons: [] }) },
};

/** Words alone. */
export const NoPicture: Story = { args: { block: heroBlock(unpictured) } };

/** A broken picture: the colour of it stays. */
export const Broken: Story = {
  args: {
    block: heroBlock({
      ...heroWords,
      backgrounds: (backgrounds ?? []).map((image) => ({ ...image, url: '/missing' })),
    }),
  },
};

/** The offer is over; its buttons stay. */
export const Expired: Story = {
  args: {
    block: heroBlock({ ...heroWords, timer: { end_date_time: '01.12.2026 20:00' } }),
  },
};

/** Who has the service is led to it. */
export const SignedIn: Story = {
  beforeEach: () => serve({ activeService: async () => ({ ...serviceFixture, active: true }) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Смотреть' })).toBeVisible();
  },
};

/** Long words on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: named(
      'Достопримечательности высокопревосходительства',
      'Необыкновенные приключения высокопревосходительства',
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
};

/** In Armenian. */
export const Armenian: Story = {
  args: {
    block: named(
      'Կինո ամբողջ երեկոյի համար',
      'Հազարավոր ֆիլմեր և սերիալներ, վաթսուն ալիք և կարաոկե։',
    ),
  },
  globals: { language: 'hye' },
};
