import { actorFromPort, type FailedCall, type FlowMeta, messageOf, missingPort } from '@foyer/core';
import { assign, emit, setup } from 'xstate';
import type { PollEvent } from './poll.events.ts';
import type { PollCompleted, PollContext, PollInput, PollOutput, PollPorts } from './poll.types.ts';

/** The answers of the question that is asked; nothing after the last question. */
const answersOf = ({ poll, answers }: PollContext) => poll.questions[answers.length]?.answers ?? [];

/**
 * A poll: one question after another, then thanks. Spec 1 §4, MODAL-021, NOTIF-011 to NOTIF-017.
 *
 * The answers leave together after the last question. If the server does not take them, the last question stays with a
 * message, and completing it sends them again.
 */
export const pollMachine = setup({
  types: {} as {
    input: PollInput;
    context: PollContext;
    events: PollEvent;
    emitted: PollCompleted;
    output: PollOutput;
    tags: 'busy';
    meta: FlowMeta;
  },
  actors: {
    finishPoll: missingPort<{ messageId: string; answers: readonly number[] }, unknown>(
      'finishPoll',
      'Sends the index of the chosen answer for each question.',
    ),
  },
  guards: {
    hasQuestions: ({ context }) => context.poll.questions.length > 0,
    isAnswer: ({ context }, answer: number) => answer < answersOf(context).length,
    isChosen: ({ context }) => context.chosen !== undefined,
    isLastChosen: ({ context: { chosen, answers, poll } }) =>
      chosen !== undefined && answers.length === poll.questions.length - 1,
  },
  actions: {
    choose: assign((_, chosen: number) => ({ chosen, message: undefined })),
    keep: assign(({ context: { answers, chosen } }) => ({
      answers: chosen === undefined ? answers : [...answers, chosen],
      chosen: undefined,
    })),
    takeBack: assign(({ context: { answers } }) => ({
      answers: answers.slice(0, -1),
      chosen: answers.at(-1),
    })),
    tellError: assign((_, { error }: FailedCall) => ({ message: messageOf(error) })),
    announce: emit(({ context }) => ({
      type: 'poll.completed',
      messageId: context.messageId,
    })),
  },
}).createMachine({
  id: 'poll',
  description: 'Asks the questions of a poll one by one and thanks for the answers.',
  context: ({ input }) => ({ ...input, answers: [], chosen: undefined, message: undefined }),
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A poll without questions has nothing to ask.',
      always: [{ guard: 'hasQuestions', target: 'asking' }, { target: 'cancelled' }],
    },
    asking: {
      description: 'One question is shown; the next comes when an answer is chosen.',
      meta: { requirements: ['MODAL-021', 'NOTIF-011', 'NOTIF-012'] },
      on: {
        'poll.choose': {
          guard: { type: 'isAnswer', params: ({ event }) => event.answer },
          actions: { type: 'choose', params: ({ event }) => event.answer },
        },
        'poll.next': [
          { guard: 'isLastChosen', target: 'saving', actions: 'keep' },
          { guard: 'isChosen', actions: 'keep' },
        ],
        'poll.close': 'cancelled',
      },
    },
    saving: {
      description: 'The answers are on their way.',
      meta: { requirements: ['NOTIF-014'] },
      tags: 'busy',
      on: {
        'poll.close': 'cancelled',
        'flow.resumed': { target: 'asking', actions: 'takeBack' },
      },
      invoke: {
        src: 'finishPoll',
        input: ({ context: { messageId, answers } }) => ({ messageId, answers }),
        onDone: { target: 'success', actions: 'announce' },
        onError: {
          target: 'asking',
          actions: ['takeBack', { type: 'tellError', params: ({ event }) => event }],
        },
      },
    },
    success: {
      description: 'The viewer is thanked; the message counts as read.',
      meta: { requirements: ['NOTIF-013', 'NOTIF-017'] },
      on: { 'poll.close': 'completed' },
    },
    completed: {
      description: 'Every question was answered.',
      type: 'final',
      output: (): PollOutput => ({ status: 'completed' }),
    },
    cancelled: {
      description: 'The viewer turned back; the poll can be answered another time.',
      type: 'final',
      output: (): PollOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PollOutput,
});

/** The machine with its call attached; what a view starts. */
export const createPollMachine = (ports: PollPorts) =>
  pollMachine.provide({ actors: { finishPoll: actorFromPort(ports.finishPoll) } });
