import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { devicesTarget } from './devices.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Devices/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Devices', devicesTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `signedOut`. */
export const Goal: Explorer = { render, play: goTo('signedOut') };
