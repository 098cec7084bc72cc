import { actorFromPort, required } from '@foyer/core';
import { DEFAULT_CODE_LENGTH, passwordConfirmSetup } from './password-confirm.setup.ts';
import type { PasswordConfirmOutput, PasswordConfirmPorts } from './password-confirm.types.ts';
import { code } from './states/code.ts';
import { password } from './states/password.ts';

/**
 * Confirms that it is the user: by SMS code with a phone, else by the current password. Spec 1 §2, MODAL-013 to
 * MODAL-015. A wrong code or password is asked for again; a failed call is told in the same place.
 */
export const passwordConfirmMachine = passwordConfirmSetup.createMachine({
  id: 'passwordConfirm',
  description: 'Confirms that it is the user, by SMS code or by the current password.',
  context: ({ input }) => ({
    phone: input.phone,
    codeLength: DEFAULT_CODE_LENGTH,
    resendInSeconds: 0,
    entered: undefined,
    message: undefined,
  }),
  on: { 'confirm.cancel': '.cancelled', 'flow.resumed': '.deciding' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'A user with a phone gets a code, another is asked for the password.',
      entry: 'forget',
      always: [{ guard: 'hasPhone', target: 'code' }, { target: 'password' }],
    },
    code,
    password,
    confirmed: {
      description: 'It is the user; the code or password goes to the flow that asked.',
      type: 'final',
      output: ({ context }): PasswordConfirmOutput => ({
        status: 'confirmed',
        confirmation: {
          kind: context.phone ? 'code' : 'password',
          secret: required(context.entered, 'entered'),
        },
      }),
    },
    cancelled: {
      description: 'The viewer turned back.',
      type: 'final',
      output: (): PasswordConfirmOutput => ({ status: 'cancelled' }),
    },
  },
  output: ({ event }) => event.output as PasswordConfirmOutput,
});

/** The machine with its calls attached; what a view starts. */
export const createPasswordConfirmMachine = (ports: PasswordConfirmPorts) =>
  passwordConfirmMachine.provide({
    actors: {
      sendCode: actorFromPort(ports.sendCode),
      validateCode: actorFromPort(ports.validateCode),
      validatePassword: actorFromPort(ports.validatePassword),
    },
  });
