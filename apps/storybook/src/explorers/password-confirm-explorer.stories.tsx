import type { Meta } from '@storybook/react-vite';
import { passwordConfirmTarget } from './password-confirm.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/Password confirm/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Confirmation', passwordConfirmTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `confirmed`. */
export const Goal: Explorer = { render, play: goTo('confirmed') };
