import type { Meta } from '@storybook/react-vite';
import { appTarget } from './app.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/App/Explorer',
} satisfies Meta;
export default meta;

const render = explore('App', appTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to the end of the start: the choice of a profile is asked for or spared. */
export const Goal: Explorer = { render, play: goTo('settled') };
