import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { tvCodeTarget } from './tv-code.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Tv code/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Tv code', tvCodeTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `success`. */
export const Goal: Explorer = { render, play: goTo('success') };
