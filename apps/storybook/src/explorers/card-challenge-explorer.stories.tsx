import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { cardChallengeTarget } from './card-challenge.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Card challenge/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Card challenge', cardChallengeTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `left`. */
export const Goal: Explorer = { render, play: goTo('left') };
