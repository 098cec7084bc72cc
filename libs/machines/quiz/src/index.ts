export { type QuizEvent, quizEvents } from './quiz.events.ts';
export { type QuizContext, type QuizInput, quizMachine } from './quiz.machine.ts';
export { type QuizViewState, selectQuizView } from './quiz.selectors.ts';
