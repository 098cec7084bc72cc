import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { bankCardTarget } from './bank-card.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Bank card/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Bank card', bankCardTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `left`; a card is typed by hand. */
export const Goal: Explorer = { render, play: goTo('left') };
