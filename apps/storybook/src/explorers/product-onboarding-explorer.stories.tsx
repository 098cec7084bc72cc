import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { productOnboardingTarget } from './product-onboarding.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Product onboarding/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Product onboarding', productOnboardingTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `watched`. */
export const Goal: Explorer = { render, play: goTo('watched') };
