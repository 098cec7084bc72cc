export { Questions, type Question, type QuestionsProps } from './questions.tsx';
