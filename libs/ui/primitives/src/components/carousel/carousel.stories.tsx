import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { banners, longText } from '../../testing/samples.ts';
import { Artwork } from '../artwork/index.ts';
import { Carousel } from './carousel.tsx';
import { banner, page } from './stories.css.ts';

const bannerOf = ({ id, href, title, picture }: (typeof banners)[number]) => (
  <a key={id} href={href}>
    <Artwork className={banner} picture={picture} size={[1280, 720]} alt={title} title={title} />
  </a>
);

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Акции', children: banners.map(bannerOf) },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div className={page}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Banners: Story = {};

/** Arrows turn, Home and End go to the ends, and the focus goes along. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole(
      'link',
      { name: 'Город после дождя' },
      { timeout: 10_000 },
    );
    first.focus();
    const hasFocus = (name: string) =>
      waitFor(() => expect(canvas.getByRole('link', { name })).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await hasFocus('Тихая вода');
    await userEvent.keyboard('{End}');
    await hasFocus('Лето в Гюмри');
    await userEvent.keyboard('{Home}');
    await hasFocus('Город после дождя');
  },
};

/** One banner needs no way to another. */
export const Single: Story = { args: { children: banners.slice(0, 1).map(bannerOf) } };

export const LongRussian: Story = { args: { label: longText } };

export const Armenian: Story = { args: { label: 'Ակցիաներ' }, globals: { language: 'hye' } };
