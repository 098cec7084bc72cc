import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type QuizInput, quizMachine } from './quiz.machine.ts';
import { selectQuizView } from './quiz.selectors.ts';

function start(input: Partial<QuizInput> = {}) {
  const actor = createActor(quizMachine, { input: { options: ['hard', 'dull'], ...input } });
  actor.start();
  return { actor, view: () => selectQuizView(actor.getSnapshot()) };
}

describe('quizMachine', () => {
  it('has the steps start and main [BLOCK-081]', () => {
    const { actor, view } = start();
    expect(view().step).toBe('start');
    actor.send({ type: 'quiz.begin' });
    expect(view()).toEqual({ step: 'main', chosen: undefined });
  });

  it('keeps the choice over Back [BLOCK-081]', () => {
    const { actor, view } = start();
    actor.send({ type: 'quiz.begin' });
    actor.send({ type: 'option.choose', id: 'dull' });
    actor.send({ type: 'quiz.back' });
    expect(view()).toEqual({ step: 'start', chosen: 'dull' });
    actor.send({ type: 'quiz.begin' });
    expect(view()).toEqual({ step: 'main', chosen: 'dull' });
  });

  it('takes another answer, and no answer that is not offered [BLOCK-080]', () => {
    const { actor, view } = start();
    actor.send({ type: 'option.choose', id: 'hard' });
    actor.send({ type: 'quiz.begin' });
    actor.send({ type: 'option.choose', id: 'gone' });
    expect(view().chosen).toBeUndefined();
    actor.send({ type: 'option.choose', id: 'hard' });
    actor.send({ type: 'option.choose', id: 'dull' });
    expect(view().chosen).toBe('dull');
  });

  it('begins with the question for a viewer who comes back, unless the answer is gone', () => {
    expect(start({ chosen: 'dull' }).view()).toEqual({ step: 'main', chosen: 'dull' });
    expect(start({ chosen: 'gone' }).view()).toEqual({ step: 'start', chosen: undefined });
  });
});
