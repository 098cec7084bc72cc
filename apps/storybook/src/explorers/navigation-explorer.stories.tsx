import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { navigationTarget } from './navigation.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Navigation/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Navigation', navigationTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a version check. */
export const Checking: Explorer = { render, play: goTo('checking') };
