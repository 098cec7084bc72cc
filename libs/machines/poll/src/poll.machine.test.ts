import { resumeFlow } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, toPromise, waitFor } from 'xstate';
import { fakePollPorts, pollInputs } from './poll.fixtures.ts';
import { createPollMachine } from './poll.machine.ts';
import { selectPollView } from './poll.selectors.ts';
import type { PollCompleted, PollInput, PollPorts } from './poll.types.ts';

function start(replaced: Partial<PollPorts> = {}, input: PollInput = pollInputs.twoQuestions) {
  const actor = createActor(createPollMachine(fakePollPorts(replaced)), { input });
  const announced: PollCompleted[] = [];
  actor.on('poll.completed', (event) => announced.push(event));
  actor.start();
  const view = () => selectPollView(actor.getSnapshot());
  const next = () => actor.send({ type: 'poll.next' });
  const answer = (index: number) => {
    actor.send({ type: 'poll.choose', answer: index });
    next();
  };
  return { actor, announced, view, next, answer };
}

describe('pollMachine', () => {
  it('asks one question at a time, the next when an answer is chosen [MODAL-021, NOTIF-011]', () => {
    const { actor, view, next } = start();
    expect(view()).toMatchObject({
      question: 'Что смотрите чаще?',
      answers: ['Фильмы', 'Сериалы'],
      chosen: undefined,
      number: 1,
      total: 2,
      canContinue: false,
    });

    next();
    expect(view().number).toBe(1);
    actor.send({ type: 'poll.choose', answer: 1 });
    expect(view()).toMatchObject({ chosen: 1, canContinue: true });
    next();

    expect(view()).toMatchObject({
      question: 'Где смотрите?',
      chosen: undefined,
      number: 2,
      canContinue: false,
    });
  });

  it('offers to complete at the last question only [NOTIF-012]', () => {
    const { view, answer } = start();
    expect(view().isLast).toBe(false);

    answer(0);

    expect(view().isLast).toBe(true);
  });

  it('takes no answer that the question does not have', () => {
    const { actor, view } = start();

    actor.send({ type: 'poll.choose', answer: 2 });

    expect(view()).toMatchObject({ chosen: undefined, canContinue: false });
  });

  it('sends the chosen answers, one per question, and thanks [NOTIF-013, NOTIF-014]', async () => {
    const finishPoll = vi.fn(async () => undefined);
    const { actor, view, answer } = start({ finishPoll });

    answer(1);
    answer(2);
    expect(view()).toMatchObject({ step: 'question', isBusy: true, number: 2, chosen: 2 });
    await waitFor(actor, (snapshot) => snapshot.matches('success'));

    expect(view()).toMatchObject({ step: 'success', isBusy: false });
    expect(finishPoll).toHaveBeenCalledExactlyOnceWith(
      { messageId: 'message-4', answers: [1, 2] },
      expect.anything(),
    );
  });

  it('says that it is completed before the thanks are closed [NOTIF-017]', async () => {
    const { actor, announced, answer } = start();
    answer(0);
    answer(0);
    expect(announced).toEqual([]);

    await waitFor(actor, (snapshot) => snapshot.matches('success'));
    expect(announced).toEqual([{ type: 'poll.completed', messageId: 'message-4' }]);
    actor.send({ type: 'poll.close' });

    expect(await toPromise(actor)).toEqual({ status: 'completed' });
  });

  it('stays at the last question when the answers are not taken, and sends them again', async () => {
    const error = errorAnswer({ status: 400, code: 1, description: 'Опрос закрыт' });
    const finishPoll = vi.fn<PollPorts['finishPoll']>().mockRejectedValueOnce(error);
    const { actor, view, next, answer } = start({ finishPoll });
    answer(1);
    answer(2);
    await waitFor(actor, (snapshot) => snapshot.matches('asking'));
    expect(view()).toMatchObject({
      number: 2,
      chosen: 2,
      canContinue: true,
      message: { text: 'Опрос закрыт' },
    });

    next();
    await waitFor(actor, (snapshot) => snapshot.matches('success'));

    expect(finishPoll.mock.calls.map(([{ answers }]) => answers)).toEqual([
      [1, 2],
      [1, 2],
    ]);
  });

  it('can be left at any time, with its call', async () => {
    const { port, calls } = heldPort<{ messageId: string; answers: readonly number[] }, unknown>();
    const { actor, announced, answer } = start({ finishPoll: port });
    answer(0);
    answer(0);

    actor.send({ type: 'poll.close' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(announced).toEqual([]);
  });

  it('asks nothing without questions', async () => {
    const { actor } = start({}, pollInputs.empty);

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
  });

  it('asks the last question again when it was restored before the answers were taken', () => {
    const { port } = heldPort<{ messageId: string; answers: readonly number[] }, unknown>();
    const { actor, answer } = start({ finishPoll: port });
    answer(1);
    answer(2);
    const snapshot = JSON.parse(JSON.stringify(actor.getPersistedSnapshot()));

    const restored = resumeFlow(createPollMachine(fakePollPorts()), snapshot);

    expect(selectPollView(restored.getSnapshot())).toMatchObject({
      number: 2,
      chosen: 2,
      isBusy: false,
    });
    restored.stop();
  });
});
