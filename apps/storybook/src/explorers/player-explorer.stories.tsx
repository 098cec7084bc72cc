import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { playerControlsTarget, playerTarget } from './player.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Player/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Player', playerTarget);

/** Every state and transition of a title's life, to be stepped by hand. */
export const Lifecycle: Explorer = { render, play: isDrawn };

/** The shortest way to a picture that waits for data. */
export const Buffering: Explorer = { render, play: goTo('buffering') };

/** What a viewer sees of the controls: four regions side by side. */
export const Controls: Explorer = {
  render: explore('Player controls', playerControlsTarget),
  play: isDrawn,
};

/** The shortest way to hidden controls. */
export const HiddenControls: Explorer = { ...Controls, play: goTo('hidden') };
