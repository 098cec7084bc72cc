import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { armenianTitle, longTitle, slides } from '../../testing/fixtures.ts';
import HeroEditorial from './editorial.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/Hero/Editorial',
  component: HeroEditorial,
  args: { slides: slides.map((slide) => ({ ...slide, director: 'Анна Ветрова' })) },
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof HeroEditorial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FrontPage: Story = {};

export const Turned: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Следующая история' }));
    await expect(page.getByRole('status')).toHaveTextContent('2 / 4');
  },
};

/** One story alone: no arrows, nothing below. */
export const OneStory: Story = { args: { slides: slides.slice(0, 1) } };

export const LongRussian: Story = {
  args: { slides: [{ ...longTitle, badge: 'Премьера', playHref: '/player' }, ...slides] },
};

export const Armenian: Story = {
  args: { slides: [{ ...armenianTitle, badge: 'Պրեմիերա', playHref: '/player' }, ...slides] },
  globals: { label: 'alternate', language: 'hye' },
};

export const BrokenPicture: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      backdrop: { ...slide.backdrop, url: '/api/v1/images/missing' },
    })),
  },
};

export const Narrow: Story = {
  args: LongRussian.args ?? {},
  globals: { label: 'alternate', viewport: { value: 'mobile1', isRotated: false } },
};

export const ByKeyboard: Story = { play: tabThrough };
