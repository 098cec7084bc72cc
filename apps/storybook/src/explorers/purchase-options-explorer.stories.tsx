import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { purchaseOptionsTarget } from './purchase-options.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/PurchaseOptions/Explorer',
} satisfies Meta;
export default meta;

const render = explore('PurchaseOptions', purchaseOptionsTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `handedOver`. */
export const Goal: Explorer = { render, play: goTo('handedOver') };
