import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { recommendationsTarget } from './recommendations.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Recommendations/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Recommendations', recommendationsTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `shown`. */
export const Goal: Explorer = { render, play: goTo('shown') };
