import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { paymentTarget } from './payment.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Payment/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Payment', paymentTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `methods`. */
export const Goal: Explorer = { render, play: goTo('methods') };
