import type { Meta } from '@storybook/react-vite';
import { liveScenes } from '../../live.scenes.ts';
import { Player } from '../../player.tsx';

const meta = {
  title: 'Player/Print channels and offers',
  component: Player,
  globals: { label: 'alternate' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Player>;
export default meta;

const scenes = liveScenes();

export const AtTheEdge = scenes.AtTheEdge;
export const BehindTheEdge = scenes.BehindTheEdge;
export const WithoutArchive = scenes.WithoutArchive;
export const NarrowChannel = scenes.NarrowChannel;
export const ArmenianChannel = scenes.ArmenianChannel;
export const NextEpisode = scenes.NextEpisode;
export const NextEpisodeOnRequest = scenes.NextEpisodeOnRequest;
export const NarrowNextEpisode = scenes.NarrowNextEpisode;
export const StayWithTheCredits = scenes.StayWithTheCredits;
export const Reconnecting = scenes.Reconnecting;
