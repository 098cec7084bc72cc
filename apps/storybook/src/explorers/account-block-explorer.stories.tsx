import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { accountBlockTarget } from './account-block.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Account block/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Account block', accountBlockTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to the sign-out. */
export const Leaving: Explorer = { render, play: goTo('leaving') };
