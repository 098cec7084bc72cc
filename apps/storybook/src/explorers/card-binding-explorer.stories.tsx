import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { cardBindingTarget } from './card-binding.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Card binding/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Card binding', cardBindingTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `linked`. */
export const Goal: Explorer = { render, play: goTo('linked') };
