import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { bonusTarget } from './bonus.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Bonus/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Bonus', bonusTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `joined`. */
export const Goal: Explorer = { render, play: goTo('joined') };
