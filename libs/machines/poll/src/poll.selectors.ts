import type { Message } from '@foyer/core';
import type { SnapshotFrom } from 'xstate';
import type { pollMachine } from './poll.machine.ts';

/** What the view shows of a poll. */
export interface PollViewState {
  /** After the end it stays as it was, while the dialog fades. */
  step: 'question' | 'success' | 'none';
  title: string;
  /** The question that is asked. MODAL-021 */
  question: string;
  answers: readonly string[];
  /** Index of the marked answer. */
  chosen: number | undefined;
  /** From 1. */
  number: number;
  total: number;
  /** The button says "complete" instead of "next". NOTIF-012 */
  isLast: boolean;
  /** The button can be pressed. NOTIF-011 */
  canContinue: boolean;
  isBusy: boolean;
  message: Message | undefined;
}

/** The view's reading of a snapshot. */
export function selectPollView(snapshot: SnapshotFrom<typeof pollMachine>): PollViewState {
  const { poll, answers, chosen, message } = snapshot.context;
  const total = poll.questions.length;
  const isSaving = snapshot.matches('saving');
  // The last question stays in place while the answers travel, and after that.
  const index = Math.min(answers.length, total - 1);
  const question = poll.questions[index];
  return {
    step: stepOf(snapshot),
    title: poll.title,
    question: question?.question ?? '',
    answers: question?.answers ?? [],
    chosen: isSaving ? answers.at(-1) : chosen,
    number: index + 1,
    total,
    isLast: index === total - 1,
    canContinue: snapshot.can({ type: 'poll.next' }),
    isBusy: snapshot.hasTag('busy'),
    message,
  };
}

function stepOf(snapshot: SnapshotFrom<typeof pollMachine>): PollViewState['step'] {
  if (snapshot.matches('success') || snapshot.matches('completed')) return 'success';
  return snapshot.context.poll.questions.length > 0 ? 'question' : 'none';
}
