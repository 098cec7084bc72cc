import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { recoveryTarget, renewalTarget, sessionTarget } from './session.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Session/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Session', sessionTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to a viewer whose account is blocked. */
export const Blocked: Explorer = { render, play: goTo('blocked') };

/** The table of transport handlers, and the shortest way to the web server's removal of the cookie. */
export const Recovery: Explorer = {
  render: explore('Session: recovery', recoveryTarget),
  play: goTo('dropping'),
};

/** A page that is out of date, and the shortest way to its wait for a payment. */
export const Renewal: Explorer = {
  render: explore('Session: renewal', renewalTarget),
  play: goTo('holding'),
};
