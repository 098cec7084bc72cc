import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { viewingLimitTarget } from './viewing-limit.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Viewing limit/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Viewing limit', viewingLimitTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a report of watched time. */
export const Reporting: Explorer = { render, play: goTo('reporting') };
