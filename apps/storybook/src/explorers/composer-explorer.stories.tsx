import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { composerTarget } from './composer.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Composer/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Composer', composerTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to the choice between two editors' changes. */
export const Conflict: Explorer = { render, play: goTo('choosing') };
