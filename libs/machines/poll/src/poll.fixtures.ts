import type { Poll } from '@foyer/contract';
import type { PollInput, PollPorts } from './poll.types.ts';

/** Two questions with two and three answers. */
export const pollFixture: Poll = {
  id: 'poll-1',
  title: 'Как вам Софит?',
  questions: [
    { question: 'Что смотрите чаще?', answers: ['Фильмы', 'Сериалы'] },
    { question: 'Где смотрите?', answers: ['Дома', 'В дороге', 'В гостях'] },
  ],
};

/** What a poll may hold. */
export const pollInputs = {
  twoQuestions: { poll: pollFixture, messageId: 'message-4' },
  empty: { poll: { ...pollFixture, questions: [] }, messageId: 'message-5' },
} satisfies Record<string, PollInput>;

/** Ports of a service that takes every answer; each may be replaced. */
export const fakePollPorts = (replaced: Partial<PollPorts> = {}): PollPorts => ({
  finishPoll: async () => undefined,
  ...replaced,
});
