import { actorFromPort } from '@foyer/core';
import { bonusSetup } from './bonus.setup.ts';
import type { BonusOutput, BonusPorts } from './bonus.types.ts';
import { confirm } from './states/confirm.ts';
import { error } from './states/error.ts';
import { register } from './states/register.ts';

/**
 * Takes the account into a bonus program: by its login, and by a code where the service wants one. Spec 2 §4 "Bonus
 * flow", §5, §8, MODAL-026, BONUS-001 to BONUS-018, decision 0109.
 *
 * What the viewer can mend is said at the field; a refusal is the step `error`. Nothing is thrown.
 */
export const bonusMachine = bonusSetup.createMachine({
  id: 'bonus',
  description: 'Takes the account into a bonus program.',
  context: ({ input }) => ({
    programId: input.programId,
    offer: undefined,
    login: undefined,
    requestId: undefined,
    code: undefined,
    codeLength: 0,
    resendInSeconds: 0,
    message: undefined,
  }),
  on: { 'bonus.leave': '.left', 'flow.resumed': '.loading' },
  initial: 'loading',
  states: {
    loading: {
      description: 'The program is read, and how the account stands with it.',
      tags: 'busy',
      entry: 'forget',
      invoke: {
        src: 'findOffer',
        input: ({ context }) => ({ programId: context.programId }),
        onDone: {
          target: 'deciding',
          actions: { type: 'learnOffer', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: { type: 'isMissing', params: ({ event }) => event },
            target: 'error.closed',
            actions: 'tellMissing',
          },
          {
            target: 'error.failed',
            actions: { type: 'tellFailure', params: ({ event }) => event },
          },
        ],
      },
    },
    deciding: {
      description: 'Only a program that the account is not in, and may join, has a form.',
      meta: { requirements: ['BONUS-003', 'BONUS-004'] },
      always: [
        { guard: 'isJoinable', target: 'register' },
        { target: 'error.closed', actions: 'tellObstacle' },
      ],
    },
    register,
    confirm,
    error,
    joined: {
      description: 'The account is in, or will be: what the page shows of the program is old.',
      type: 'final',
      output: (): BonusOutput => ({ status: 'joined' }),
    },
    left: {
      description: 'The viewer turned back.',
      type: 'final',
      output: (): BonusOutput => ({ status: 'left' }),
    },
  },
  output: ({ event }) => event.output as BonusOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createBonusMachine = ({ findOffer, register: join, confirm: check }: BonusPorts) =>
  bonusMachine.provide({
    actors: {
      findOffer: actorFromPort(findOffer),
      register: actorFromPort(join),
      sendCode: actorFromPort(async (login, signal) => {
        const answer = await join(login, signal);
        // The service does not say how long its codes are.
        return { ...answer, codeLength: 0, resendAfterSeconds: answer.resendAfterSeconds ?? 0 };
      }),
      confirm: actorFromPort(check),
    },
  });
