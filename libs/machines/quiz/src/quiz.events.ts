import { defineEvents, type EventOf, type flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may do. */
export const quizEvents = defineEvents({
  'quiz.begin': {},
  'option.choose': { id: v.string() },
  'quiz.back': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type QuizEvent = EventOf<typeof quizEvents & typeof flowEvents>;
