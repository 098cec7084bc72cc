import { playerAssetFixture } from '@foyer/contract/fixtures';
import { screen } from '@testing-library/react';
import type { RunningPlayer } from '../controller/create-player.ts';
import type { LabelName, openPlayer, Opening } from './testing.tsx';

/** A player that is listened to, and a way to tell its lifecycle what only a page or a browser can. */
export type Heard = Awaited<ReturnType<typeof openPlayer>> & {
  tell: (event: Parameters<RunningPlayer['player']['send']>[0]) => void;
};

/** What a viewer hears of a state of the player. */
export interface SpokenState {
  /** Title of its test. */
  state: string;
  /** @default a film of three minutes */
  opening?: () => Opening;
  /** From a film that plays; left out where the player is in the state from its beginning. */
  enter?: (opened: Heard) => Promise<unknown>;
  /** Everything that is said of itself, the oldest first. */
  said: readonly string[];
  /** Controls that a playing film has not. */
  added?: readonly string[] | ((label: LabelName) => readonly string[]);
  /** Controls of a playing film that are not there. */
  gone?: readonly string[] | ((label: LabelName) => readonly string[]);
}

const { intro: _intro, credits_start: _credits, ...rest } = playerAssetFixture;

/** A title without anything to pass over. */
export const plain = { ...rest, duration: 180, start_time: 0 };

/** A film of three minutes, from its beginning. */
export const film = (props: Opening['props'] = {}): Opening => ({
  props: { asset: plain, ...props },
});
/** Waits for buttons by their name. */
export const button = (name: string | RegExp) => screen.findAllByRole('button', { name });

/** Waits until the film plays. */
export const isPlaying = () => button('Пауза');

/** The seek buttons stand as signs with names, or as words with descriptions. */
export const seekButtons = {
  main: ['button, На 15 секунд назад', 'button, На 15 секунд вперёд'],
  alternate: ['button, −15 с, На 15 секунд назад', 'button, +15 с, На 15 секунд вперёд'],
} as const;

/** Controls of a film that plays, each once. */
export const usual = (label: LabelName): readonly string[] => [
  'button, Пауза',
  'slider, Перемотка',
  ...seekButtons[label],
  'button, Выключить звук',
  'slider, Громкость',
  'button, Субтитры',
  'button, Настройки',
  'button, На весь экран',
  'link, Назад',
];
