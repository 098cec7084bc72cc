import type { Meta } from '@storybook/react-vite';
import { playerScenes } from '../../player.scenes.ts';
import { Player } from '../../player.tsx';

const meta = {
  title: 'Player/Print',
  component: Player,
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const scenes = playerScenes();

export const Playing = scenes.Playing;
export const Paused = scenes.Paused;
export const NeedsGesture = scenes.NeedsGesture;
export const Loading = scenes.Loading;
export const Buffering = scenes.Buffering;
export const NetworkTrouble = scenes.NetworkTrouble;
export const Failed = scenes.Failed;
export const Ended = scenes.Ended;
export const Captions = scenes.Captions;
export const SkipIntro = scenes.SkipIntro;
export const LongTitle = scenes.LongTitle;
export const Armenian = scenes.Armenian;
export const Phone = scenes.Phone;
export const OnBlack = scenes.OnBlack;
export const OnWhite = scenes.OnWhite;
export const OnNoise = scenes.OnNoise;
export const ByKeyboard = scenes.ByKeyboard;
