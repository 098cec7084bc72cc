import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { RunningPlayer } from '../controller/create-player.ts';
import { nextEpisode } from './live.fixtures.ts';
import { type PlayerScenario, playerStory, storyAsset } from './player.story-kit.tsx';
import { Player } from './player.tsx';

const meta = {
  title: 'Player/States',
  component: Player,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const playing = (canvas: HTMLElement) => within(canvas).findAllByRole('button', { name: 'Пауза' });
const paused = (canvas: HTMLElement) =>
  within(canvas).findAllByRole('button', { name: 'Смотреть' });
const gesture = (canvas: HTMLElement, timeout?: number) =>
  within(canvas).findByRole(
    'button',
    { name: 'Нажмите, чтобы смотреть' },
    timeout === undefined ? {} : { timeout },
  );

/** A story in which the lifecycle is told what only a page or a browser can tell it. */
function toldStory(
  event: Parameters<RunningPlayer['player']['send']>[0],
  act: NonNullable<PlayerScenario['act']>,
) {
  let running: RunningPlayer | undefined;
  return playerStory({
    props: {
      onRunning: (started) => {
        running = started;
        return () => {};
      },
    },
    act: async (playback, canvas) => {
      await playing(canvas);
      running?.player.send(event);
      await act(playback, canvas);
    },
  });
}

const episode = {
  asset: {
    ...storyAsset,
    start_time: 3_180,
    credits_start: 3_190,
    next_episode: nextEpisode('Мост через Дзорагет'),
  },
  playNext: () => {},
};

/** The film is there; whether sound may start is not known yet. */
export const AskingForAutoplay = playerStory({
  props: { autoplayCheck: () => new Promise(() => {}) },
});

/** The browser has promised sound, and refuses it. */
export const Refused = playerStory({
  isPlayAllowed: false,
  act: async (_, canvas) => {
    await gesture(canvas);
  },
});

/** A player of somebody else never says that it is ready. */
export const SomebodyElsesPlayer = playerStory({
  props: { isExternal: true },
  act: async (_, canvas) => {
    await gesture(canvas, 15_000);
  },
});

export const Seeking = playerStory({
  act: async ({ media }, canvas) => {
    await playing(canvas);
    media().seek(100);
    await playing(canvas);
  },
});

export const SeekingWhilePaused = playerStory({
  act: async ({ media }, canvas) => {
    const [button] = await playing(canvas);
    if (button) await userEvent.click(button);
    await paused(canvas);
    media().seek(100);
    await paused(canvas);
  },
});

/** Presses on the arrow are added up before the eyes of the viewer. */
export const SeekSteps = playerStory({
  act: async (_, canvas) => {
    await playing(canvas);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    await within(canvas).findByText(/^\+45/u);
  },
});

export const TimelinePreview = playerStory({
  act: async (_, canvas) => {
    await playing(canvas);
    await userEvent.hover(within(canvas).getByRole('slider', { name: 'Перемотка' }));
    await within(canvas).findByText('Отправление');
  },
});

/** Not by the viewer: the page wanted it. */
export const PausedByThePage = toldStory(
  { type: 'player.pause', reason: 'tech' },
  async (_, canvas) => {
    await paused(canvas);
  },
);

export const WholeScreen = toldStory(
  { type: 'fullscreen.changed', isFullscreen: true },
  async (_, canvas) => {
    await within(canvas).findByRole('button', { name: 'Выйти из\u00a0полного экрана' });
  },
);

export const Muted = playerStory({
  act: async (_, canvas) => {
    await playing(canvas);
    await userEvent.keyboard('m');
    await within(canvas).findByRole('button', { name: 'Включить звук' });
  },
});

/** Nobody has moved for a while. */
export const ControlsAway = playerStory({
  props: { hideDelayMs: 1 },
  act: async (_, canvas) => {
    await waitFor(() =>
      expect(canvas.querySelector('[data-controls]')).toHaveAttribute('data-controls', 'hidden'),
    );
  },
});

export const SkipCredits = playerStory({
  props: { asset: { ...storyAsset, start_time: 3_160, credits_start: 3_170 } },
  act: async ({ media }, canvas) => {
    await playing(canvas);
    media().advance(15);
    await within(canvas).findByRole('button', { name: 'Пропустить титры' });
  },
});

/** Whoever stayed with the credits is offered the next episode again, without a count. */
export const NextAfterTheEnd = playerStory({
  props: episode,
  act: async ({ media }, canvas) => {
    await playing(canvas);
    media().advance(11);
    await userEvent.click(await within(canvas).findByRole('button', { name: 'Смотреть титры' }));
    media().advance(20);
    const card = await within(canvas).findByRole('region', { name: 'Следующая серия' });
    await expect(within(card).queryByText(/^Дальше через/u)).toBeNull();
  },
});
