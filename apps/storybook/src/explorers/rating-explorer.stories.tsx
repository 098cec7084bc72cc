import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { ratingTarget } from './rating.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Rating/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Rating', ratingTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `rated`. */
export const Goal: Explorer = { render, play: goTo('rated') };
