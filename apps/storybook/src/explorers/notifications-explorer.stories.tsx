import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { notificationsTarget } from './notifications.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Notifications/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Notifications', notificationsTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to toasts whose time stands still. */
export const Stopped: Explorer = { render, play: goTo('stopped') };
