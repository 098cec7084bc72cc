import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { longTitle, slides } from '../../testing/fixtures.ts';
import { Artwork } from '../artwork/index.ts';
import type { TitleSummary } from '../poster-card/title-summary.types.ts';
import { Carousel } from './carousel.tsx';
import { banner, page } from './stories.css.ts';

const bannerOf = ({ id, href, title, backdrop }: TitleSummary) => (
  <a key={id} href={href}>
    <Artwork className={banner} picture={backdrop} size={[1280, 720]} alt={title} title={title} />
  </a>
);

const meta = {
  title: 'Components/Carousel',
  component: Carousel,
  args: { label: 'Акции', children: slides.map(bannerOf) },
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
export const Single: Story = { args: { children: slides.slice(0, 1).map(bannerOf) } };

export const LongRussian: Story = { args: { label: longTitle.title } };

export const Armenian: Story = { args: { label: 'Ակցիաներ' }, globals: { language: 'hye' } };
