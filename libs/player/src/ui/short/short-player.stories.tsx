import { playerAssetFixture } from '@foyer/contract/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { type FakeTitle, fakePlayback } from '../../engines/fake/index.ts';
import { ShortPlayer } from './short-player.tsx';

const meta = {
  title: 'Player/Short player',
  component: ShortPlayer,
  parameters: { layout: 'centered' },
} satisfies Meta<typeof ShortPlayer>;
export default meta;

type Playback = ReturnType<typeof fakePlayback>;

interface ShortScenario extends FakeTitle {
  /** Whether sound may start by itself. @default true */
  isAutoplayAllowed?: boolean;
  /** What happens once the player runs. */
  act?: (playback: Playback, canvas: ReturnType<typeof within>) => void | Promise<void>;
}

const asset = { ...playerAssetFixture, start_time: 0 };

/** A story of a short video on a fake engine, in the frame that a page gives it. */
function shortStory({
  isAutoplayAllowed = true,
  act,
  ...title
}: ShortScenario): StoryObj<typeof ShortPlayer> {
  const autoplayCheck = () => Promise.resolve({ isAllowed: isAutoplayAllowed });
  return {
    loaders: [
      () => {
        localStorage.removeItem('volumeMuted');
        localStorage.removeItem('volumeValue');
        return { playback: fakePlayback({ duration: 60, ...title }) };
      },
    ],
    render: (_, { loaded }) => (
      <div style={{ position: 'relative', inlineSize: 360, blockSize: 640, background: '#2a3340' }}>
        <ShortPlayer
          asset={asset}
          title="Лифт"
          prepared={(loaded['playback'] as Playback).prepared}
          autoplayCheck={autoplayCheck}
        />
      </div>
    ),
    play: async ({ canvasElement, loaded }) => {
      await waitFor(() =>
        expect(canvasElement.querySelector('[role=presentation]')).not.toBeNull(),
      );
      await act?.(loaded['playback'] as Playback, within(canvasElement));
    },
  };
}

const playing = (canvas: ReturnType<typeof within>) =>
  canvas.findByRole('button', { name: 'Пауза' });

export const Playing = shortStory({
  act: async (_, canvas) => {
    await playing(canvas);
  },
});

export const Paused = shortStory({
  act: async (_, canvas) => {
    await playing(canvas);
    await userEvent.keyboard(' ');
    await canvas.findByRole('button', { name: 'Смотреть' });
  },
});

export const NeedsGesture = shortStory({
  isAutoplayAllowed: false,
  act: async (_, canvas) => {
    await canvas.findByRole('button', { name: 'Нажмите, чтобы смотреть' });
  },
});

export const Loading = shortStory({ isReachable: false });

export const Buffering = shortStory({
  act: async ({ media }, canvas) => {
    await playing(canvas);
    media().stall();
  },
});

export const NetworkTrouble = shortStory({
  error: { severity: 2, category: 1, code: 'fake-story' },
  act: async (_, canvas) => {
    await canvas.findByRole('button', { name: 'Попробовать ещё раз' });
  },
});

export const Failed = shortStory({
  error: { severity: 2, category: 4, code: 'fake-story' },
  act: async (_, canvas) => {
    await canvas.findByText('Видео не открылось');
  },
});

export const Ended = shortStory({
  act: async ({ media }, canvas) => {
    await playing(canvas);
    media().advance(60);
    await canvas.findByRole('button', { name: 'Смотреть сначала' });
  },
});

export const Muted = shortStory({
  act: async (_, canvas) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Выключить звук' }));
    await canvas.findByRole('button', { name: 'Включить звук' });
  },
});

export const Captions = shortStory({
  act: async ({ report }, canvas) => {
    await playing(canvas);
    report({ type: 'cues', cues: [{ text: '— Вы слышите?' }] });
    await canvas.findByText('— Вы слышите?');
  },
});
