import type { Meta } from '@storybook/react-vite';
import { cookieNoticeTarget } from './cookie-notice.target.ts';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';

const meta = {
  ...explorerMeta,
  title: 'Flows/Cookie notice/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Cookie notice', cookieNoticeTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `accepted`. */
export const Goal: Explorer = { render, play: goTo('accepted') };
