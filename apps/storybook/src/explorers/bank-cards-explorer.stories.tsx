import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { bankCardsTarget } from './bank-cards.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Bank cards/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Bank cards', bankCardsTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `confirming`. */
export const Goal: Explorer = { render, play: goTo('confirming') };
