import type { Meta } from '@storybook/react-vite';
import { coldStartTarget } from './cold-start.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/ColdStart/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Cold start', coldStartTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way out. */
export const Goal: Explorer = { render, play: goTo('skipped') };
