import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { rateExchangeTarget } from './rate-exchange.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/RateExchange/Explorer',
} satisfies Meta;
export default meta;

const render = explore('RateExchange', rateExchangeTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `accepted`. */
export const Goal: Explorer = { render, play: goTo('accepted') };
