import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { promoAccessTarget } from './promo-access.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Promo access/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Promo access', promoAccessTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a code that the server did not take. */
export const Refused: Explorer = { render, play: goTo('refused') };
