import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { modalTarget } from './modal.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Modal/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Modal', modalTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a dialog whose time stands still. */
export const Held: Explorer = { render, play: goTo('held') };
