import type { Meta } from '@storybook/react-vite';
import { adBreakTarget } from './ad-break.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/Ad break/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Ad break', adBreakTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to an advertisement on the screen. */
export const Showing: Explorer = { render, play: goTo('showing') };
