import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { armenianTitle, longTitle, titles } from '../../testing/fixtures.ts';
import { PosterCard } from '../poster-card/index.ts';
import { CardPreview } from './card-preview.tsx';

const [, title = longTitle] = titles;

/** Stands in for the player, which the application passes in. */
const playing = () => (
  <div
    data-testid="trailer"
    style={{
      blockSize: '100%',
      background:
        'linear-gradient(120deg, rgba(255, 185, 56, .35), transparent 40%, rgba(10, 42, 51, .5))',
    }}
  />
);

const ignore = () => {};

const meta = {
  title: 'Components/CardPreview',
  component: CardPreview,
  args: {
    title,
    playHref: `${title.href}/player`,
    renderTrailer: playing,
    bookmark: { isOn: false, onToggle: ignore },
    children: <PosterCard title={title} />,
  },
  decorators: [
    (Card) => (
      <div style={{ inlineSize: 158, marginBlockStart: 60, marginInlineStart: 180 }}>
        <Card />
      </div>
    ),
  ],
} satisfies Meta<typeof CardPreview>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The chunks of card and popover load one after the other. */
const patience = { timeout: 10_000 };

type Play = NonNullable<Story['play']>;
const rest: Play = async ({ canvas }) => {
  const link = await canvas.findByRole('link', undefined, patience);
  await fireEvent.pointerOver(link, { pointerType: 'mouse' });
  await screen.findByRole('region', undefined, patience);
};

/** Nothing but the card: the preview waits for a resting pointer. */
export const Closed: Story = {};

export const Open: Story = {
  tags: ['every-label'],
  play: async (context) => {
    await rest(context);
    await waitFor(() => expect(screen.getByTestId('trailer')).toBeVisible(), patience);
  },
};

/** Escape closes what the pointer opened, and the card keeps the focus. */
export const Keyboard: Story = {
  play: async (context) => {
    const link = await context.canvas.findByRole('link', undefined, patience);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(screen.queryByRole('region')).toBeNull();

    await rest(context);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    await expect(link).toHaveFocus();
  },
};

export const WithoutTrailer: Story = {
  args: { title, playHref: '/play' },
  render: ({ title: shown, playHref, children }) => (
    <CardPreview title={shown} playHref={playHref}>
      {children}
    </CardPreview>
  ),
  play: rest,
};

export const LongRussian: Story = {
  args: { title: longTitle, children: <PosterCard title={longTitle} /> },
  play: rest,
};

export const Armenian: Story = {
  args: {
    title: armenianTitle,
    bookmark: { isOn: true, onToggle: ignore },
    children: <PosterCard title={armenianTitle} />,
  },
  globals: { language: 'hye' },
  play: rest,
};
