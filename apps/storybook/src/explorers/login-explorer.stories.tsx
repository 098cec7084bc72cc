import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { codeTarget, devicesTarget, loginTarget, newPasswordTarget } from './login.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Sign-in/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Sign-in', loginTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to the device limit. */
export const DeviceLimit: Explorer = { render, play: goTo('changeDevice') };

/** The one-time code, and the shortest way to a session. */
export const Code: Explorer = {
  render: explore('Sign-in: code', codeTarget),
  play: goTo('signedIn'),
};

/** The new password, and the shortest way to a session. */
export const NewPassword: Explorer = {
  render: explore('Sign-in: new password', newPasswordTarget),
  play: goTo('signedIn'),
};

/** The devices of the account, and the shortest way to room for this one. */
export const Devices: Explorer = {
  render: explore('Sign-in: devices', devicesTarget),
  play: goTo('letIn'),
};
