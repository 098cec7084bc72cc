import type { Meta } from '@storybook/react-vite';
import { vpaidAdTarget } from './vpaid-ad.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/VPAID ad/Explorer',
} satisfies Meta;
export default meta;

const render = explore('VPAID ad', vpaidAdTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a unit that is to end. */
export const Stopping: Explorer = { render, play: goTo('stopping') };
