import type { Meta } from '@storybook/react-vite';
import { type Explorer, explore, explorerMeta, goTo, isDrawn } from './explorer-story.tsx';
import { quizTarget } from './quiz.target.ts';

const meta = {
  ...explorerMeta,
  title: 'Flows/Quiz/Explorer',
} satisfies Meta;
export default meta;

const render = explore('Quiz', quizTarget);

/** Every state and transition, to be stepped by hand. */
export const Start: Explorer = { render, play: isDrawn };

/** The shortest way to `main`. */
export const Goal: Explorer = { render, play: goTo('main') };
