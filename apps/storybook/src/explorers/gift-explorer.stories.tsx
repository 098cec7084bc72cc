import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { giftTarget } from './gift.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Gift/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Gift', giftTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `ready`. */
export const Goal: Explorer = { render, play: goTo('ready') };
