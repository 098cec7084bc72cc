import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, isDrawn } from './explorer-story.tsx';
import { profileChannelsTarget, profileEditTarget } from './profile-edit.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/ProfileEdit/Explorer',
} satisfies Meta;
export default meta;

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = {
  render: explore('Profile', profileEditTarget),
  play: isDrawn,
};

/** The list of channels of a profile. */
export const Channels: Explorer = {
  render: explore('Channels of a profile', profileChannelsTarget),
  play: isDrawn,
};
