import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { keptAnswers } from './kept-answer.ts';
import Block from './quiz.block.ts';
import { quizBlock, quizFixture, quizWords } from './quiz.fixtures.ts';

const meta = {
  title: 'Blocks/Quiz',
  component: Block,
  args: { block: quizFixture },
  // The answer of another story must not stand here.
  beforeEach: () => keptAnswers.clear(),
} satisfies Meta<typeof Block>;
export default meta;
type Story = StoryObj<typeof meta>;

const begin = async (name = 'Начать') =>
  userEvent.click(await screen.findByRole('button', { name }));

/** What it is about. */
export const Default: Story = {};

/** The question before an answer: the link leads nowhere. */
export const Question: Story = {
  play: async () => {
    await begin();
    const link = await screen.findByRole('link', { name: 'Показать' });
    await expect(link).toHaveAccessibleDescription('Сначала выберите ответ');
  },
};

/** An answer, by keyboard alone. */
export const Answered: Story = {
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(await screen.findByRole('radio', { name: 'Скучный' })).toBeChecked();
    await expect(screen.getByRole('link', { name: 'Показать' })).toHaveAttribute('href');
  },
};

/** As many words as there may be, on a narrow screen. */
export const LongRussian: Story = {
  args: {
    block: quizBlock({
      ...quizWords.rus,
      main: {
        ...quizWords.rus.main,
        title: 'Какие достопримечательности вспоминаются, когда за окном ноябрь и темно?',
      },
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    await begin();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

/** In English. */
export const English: Story = {
  args: { block: quizBlock(quizWords.eng) },
  globals: { language: 'eng' },
  play: () => begin('Begin'),
};

/** In Armenian. */
export const Armenian: Story = {
  args: { block: quizBlock(quizWords.hye) },
  globals: { language: 'hye' },
  play: () => begin('Սկսել'),
};
