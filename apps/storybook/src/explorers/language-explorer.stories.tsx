import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { languageTarget } from './language.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Language/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Language', languageTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `chosen`. */
export const Goal: Explorer = { render, play: goTo('chosen') };
