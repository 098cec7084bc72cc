import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { armenianTitle, longTitle, slides } from '../../testing/fixtures.ts';
import ImmersiveHero from './immersive.tsx';
import { tabThrough } from '@foyer/ui/testing/tab-through';

const meta = {
  title: 'Components/Hero/Immersive',
  component: ImmersiveHero,
  args: { slides },
  parameters: { layout: 'fullscreen' },
  globals: { label: 'main' },
} satisfies Meta<typeof ImmersiveHero>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Rotating: Story = {};

export const OneSlide: Story = { args: { slides: slides.slice(0, 1) } };

/** The scrim is stronger where the picture's left half is bright. */
export const BrightPicture: Story = {
  args: {
    slides: slides.map((slide) => ({ ...slide, backdrop: { ...slide.backdrop, tone: 'light' } })),
  },
};

export const LongRussian: Story = {
  args: { slides: [{ ...longTitle, playHref: '/', badge: 'Премьера недели' }] },
  // The words stand on the dark side of the picture, which is as wide as they are.
  play: async ({ canvas }) => {
    const [facts] = (await canvas.findAllByRole('list')).map((list) =>
      list.getBoundingClientRect(),
    );
    await expect(facts?.width).toBeGreaterThan(0);
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(facts?.width).toBeLessThanOrEqual(37.5 * rem + 1);
  },
};

export const Armenian: Story = {
  args: { slides: [{ ...armenianTitle, playHref: '/', badge: 'Պրեմիերա' }] },
  globals: { label: 'main', language: 'hye' },
};

export const Phone: Story = { globals: { label: 'main', viewport: { value: 'mobile1' } } };

export const PhoneLong: Story = {
  args: { slides: [{ ...longTitle, playHref: '/' }] },
  globals: { label: 'main', viewport: { value: 'mobile1' } },
};

export const ByKeyboard: Story = { play: tabThrough };
