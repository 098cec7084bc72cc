import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { profilesTarget, profileWizardTarget } from './profiles.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Profiles/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Profiles', profilesTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `chosen`. */
export const Goal: Explorer = { render, play: goTo('chosen') };

/** Every state and transition of the wizard of a new profile. */
export const Wizard: Explorer = {
  render: explore('Profile wizard', profileWizardTarget),
  play: isDrawn,
};
