import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { pollTarget } from './poll.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Poll/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Poll', pollTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `completed`. */
export const Goal: Explorer = { render, play: goTo('completed') };
