import type { Meta } from '@storybook/react-vite';
import { simidAdTarget } from './simid-ad.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/SIMID ad/Explorer',
} satisfies Meta;
export default meta;

const render = explore('SIMID ad', simidAdTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a creative that is to begin. */
export const Starting: Explorer = { render, play: goTo('starting') };
