import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { sellingScreenTarget } from './selling-screen.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/SellingScreen/Explorer',
} satisfies Meta;
export default meta;

const render = explore('SellingScreen', sellingScreenTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `handedOver`. */
export const Goal: Explorer = { render, play: goTo('handedOver') };
