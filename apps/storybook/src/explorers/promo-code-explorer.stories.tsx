import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { promoCodeTarget } from './promo-code.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/PromoCode/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Promo code', promoCodeTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `success`. */
export const Goal: Explorer = { render, play: goTo('success') };
