import { playerAssetFixture } from '@foyer/contract/fixtures';
import { filmTracks } from '@foyer/player-machine/fixtures';
import type { StoryObj } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { type FakeTitle, fakePlayback } from '../engines/fake/index.ts';
import { Player, type PlayerProps } from './player.tsx';
import { grounds, storyStage } from './player.story-kit.css.ts';

/** A playback whose engine does what a story tells it. */
type Playback = ReturnType<typeof fakePlayback>;

/** What a story shows of the player. */
export interface PlayerScenario extends FakeTitle {
  /** Whether sound may start by itself. @default true */
  isAutoplayAllowed?: boolean;
  props?: Partial<PlayerProps>;
  /** Stands in place of the picture. @default the picture of a film */
  ground?: keyof typeof grounds;
  /** What happens once the skin is there. */
  act?: (playback: Playback, canvas: HTMLElement) => void | Promise<void>;
  globals?: Record<string, unknown>;
}

const backdrop = {
  url: '/api/v1/images/backdrop-nochnoy-ekspress',
  color: '#14264a',
  tone: 'dark',
} as const;

/** What earlier stories may have left. */
const choices = [
  'volumeValue',
  'volumeMuted',
  'playerSpeed',
  'playerSubtitle',
  'playerCaptionStyle',
  'playerNextAutomatic',
];

/** A story of the player on a fake engine: nothing loads, and time stands still. */
export function playerStory({
  isAutoplayAllowed = true,
  props = {},
  ground,
  act,
  globals = {},
  ...title
}: PlayerScenario): StoryObj<typeof Player> {
  const autoplayCheck = () => Promise.resolve({ isAllowed: isAutoplayAllowed });
  return {
    globals,
    loaders: [
      () => {
        for (const choice of choices) localStorage.removeItem(choice);
        return { playback: fakePlayback({ duration: 3200, tracks: filmTracks, ...title }) };
      },
    ],
    render: (_, { loaded }) => (
      <div className={ground ? grounds[ground] : storyStage}>
        <Player
          asset={storyAsset}
          title="Ночной экспресс"
          subtitle="Сезон 1, серия 3. «Перегон»"
          {...(!ground && { poster: backdrop })}
          backHref="/"
          prepared={(loaded['playback'] as Playback).prepared}
          autoplayCheck={autoplayCheck}
          {...props}
        />
      </div>
    ),
    play: async ({ canvasElement, loaded }) => {
      await waitFor(() => {
        // A break has controls of its own.
        if (!canvasElement.querySelector('[data-panel-button=main], [data-break]')) {
          throw new Error('The player is not there yet');
        }
      });
      await act?.(loaded['playback'] as Playback, canvasElement);
    },
  };
}

/** An episode with chapters, in its middle. */
export const storyAsset = {
  ...playerAssetFixture,
  duration: 3200,
  start_time: 1601,
  intro: undefined,
  chapters: [
    { start: 0, title: 'Отправление' },
    { start: 570, title: 'Перегон' },
    { start: 1400, title: 'Мост через Дзорагет' },
    { start: 2360, title: 'Туннель' },
    { start: 2880, title: 'Прибытие' },
  ],
};
