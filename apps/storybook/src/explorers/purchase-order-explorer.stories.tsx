import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { purchaseOrderTarget } from './purchase-order.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Purchase order/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Purchase order', purchaseOrderTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `fulfilled`. */
export const Goal: Explorer = { render, play: goTo('fulfilled') };
