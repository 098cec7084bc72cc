import type { Meta } from '@storybook/react-vite';
import { appBannerTarget } from './app-banner.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/App banner/Explorer',
} satisfies Meta;
export default meta;

const render = explore('App banner', appBannerTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to the banner on the screen. */
export const Shown: Explorer = { render, play: goTo('shown') };
