import type { Meta } from '@storybook/react-vite';
import { playbackAccessTarget } from './playback-access.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/Playback access/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Playback access', playbackAccessTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `granted`. */
export const Goal: Explorer = { render, play: goTo('granted') };
