import type { Meta } from '@storybook/react-vite';
import { linearAdTarget } from './linear-ad.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/Linear ad/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Linear ad', linearAdTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to one that the viewer has paused. */
export const Paused: Explorer = { render, play: goTo('paused') };
