import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { armenianTitle, longTitle, titles } from '../../testing/fixtures.ts';
import { StoryFeed } from './story-feed.tsx';
import type { StorySlide } from './story-feed.types.ts';
import { StoryNote } from './story-note.tsx';

const slideOf = ({ id, href, title, poster, summary, ageLabel }: (typeof titles)[number]) => ({
  id,
  href,
  title,
  kicker: 'Лифт не\u00A0работает. Сезон 1, серия 3',
  text: summary,
  ageLabel,
  picture: poster,
});
const slides: readonly StorySlide[] = titles.slice(0, 4).map(slideOf);

const nothing: ComponentProps<typeof StoryFeed>['renderActive'] = () => null;

const meta = {
  title: 'Components/StoryFeed',
  component: StoryFeed,
  args: {
    heading: 'Короткие истории',
    slides,
    backHref: '/',
    onBack: () => {},
    renderActive: nothing,
    onFavourite: () => {},
    renderShare: (_slide, face) => <button type="button" {...face} />,
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StoryFeed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Feed: Story = {};

export const Preview: Story = {
  args: {
    slides: slides.map((slide) => ({
      ...slide,
      isFavourite: true,
      watch: { title: 'Смотреть серии', href: '/series/lift-ne-rabotaet/stories' },
    })),
  },
};

export const SignIn: Story = {
  args: {
    renderActive: () => (
      <StoryNote
        text="Войдите, чтобы смотреть дальше."
        action={{ title: 'Войти', href: '/auth' }}
      />
    ),
  },
};

export const MoreFailed: Story = { args: { slides: slides.slice(0, 1), more: 'failed' } };

export const LongRussian: Story = {
  args: { slides: [slideOf(longTitle)] },
  globals: { viewport: { value: 'mobile1' } },
};

export const Armenian: Story = {
  args: { slides: [slideOf(armenianTitle)] },
  globals: { language: 'hye', viewport: { value: 'mobile1' } },
};

/** Arrows move by one; the buttons of the ends are off. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const [, second] = slides;
    const previous = await canvas.findByRole('button', { name: 'Предыдущее видео' });
    await expect(previous).toBeDisabled();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('article', { current: true })).toHaveAccessibleName(
        second?.title ?? '',
      ),
    );
    await expect(previous).toBeEnabled();
  },
};
