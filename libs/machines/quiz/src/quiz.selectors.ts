import type { SnapshotFrom } from 'xstate';
import type { quizMachine } from './quiz.machine.ts';

/** What the view shows. */
export interface QuizViewState {
  /** BLOCK-081 */
  step: 'start' | 'main';
  /** Id of the chosen option. */
  chosen: string | undefined;
}

/** The view's reading of a snapshot. */
export const selectQuizView = (snapshot: SnapshotFrom<typeof quizMachine>): QuizViewState => ({
  step: snapshot.matches('main') ? 'main' : 'start',
  chosen: snapshot.context.chosen,
});
