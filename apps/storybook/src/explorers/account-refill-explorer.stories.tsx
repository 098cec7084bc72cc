import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { accountRefillTarget } from './account-refill.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Account refill/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Account refill', accountRefillTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `arrived`. */
export const Goal: Explorer = { render, play: goTo('arrived') };
