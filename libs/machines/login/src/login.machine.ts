import { actorFromPort } from '@foyer/core';
import { createLanguageMachine } from '@foyer/language';
import { createCodeMachine } from './code.machine.ts';
import { createDevicesMachine } from './devices.machine.ts';
import { tellOfFailure } from './login.calls.ts';
import { defaultCountry } from './login.rules.ts';
import { loginSetup } from './login.setup.ts';
import type { LoginOutput, LoginPorts } from './login.types.ts';
import { createNewPasswordMachine } from './new-password.machine.ts';
import { language, login } from './states/identify.ts';
import {
  migratedLogin,
  migratedPhonePassword,
  migratedPhonePasswordReset,
} from './states/migrate.ts';
import { changePassword, emailCode, emailPassword, phonePassword } from './states/prove.ts';
import {
  changeDevice,
  newDevice,
  newProfile,
  pinSetUp,
  profiles,
  signedIn,
  successRegistration,
} from './states/settle.ts';

/**
 * Sign-in and registration. Spec 1 §4 "Login flow", LOGIN-001 to LOGIN-066.
 *
 * Steps with a life of their own are machines: `code`, `newPassword`, `devices`; those of other libraries are run as they
 * are given: `language`, `profiles`, `newProfile`, `pinSetUp`. The only ways to `signedIn` lead through an answer of the service to a
 * code or a password. A failed call is told in the step that made it; nothing is thrown.
 *
 * Closed before there is a session that is in order, the flow ends `closed`, and the flow `session` puts a demo session
 * in place of a restricted one. Closed after that, it ends `signed-in`, because the viewer is.
 */
export const loginMachine = loginSetup.createMachine({
  id: 'login',
  description: 'Signs a viewer in or makes an account, by phone or e-mail.',
  context: ({ input: { phone, language: own, ...rest } }) => ({
    ...rest,
    hasLanguage: own !== undefined,
    language: undefined,
    countries: [defaultCountry],
    country: defaultCountry,
    entered: phone ?? '',
    login: '',
    check: undefined,
    newPhone: '',
    password: undefined,
    code: undefined,
    isNewByReset: false,
    session: undefined,
    message: undefined,
  }),
  // Without them there is the default country. COUNTRY-004
  invoke: {
    src: 'listCountries',
    onDone: { actions: { type: 'setCountries', params: ({ event }) => event.output } },
    onError: {},
  },
  on: {
    'country.choose': {
      guard: { type: 'isCountry', params: ({ event }) => event.id },
      actions: { type: 'setCountry', params: ({ event }) => event.id },
    },
    'login.close': { target: '.closed', actions: 'left' },
    'flow.resumed': [
      { guard: 'isSignedIn', target: '.signedIn' },
      { target: '.starting', actions: 'beginAnew' },
    ],
  },
  initial: 'starting',
  states: {
    starting: {
      description: 'The first step depends on the user and on what the server allows.',
      meta: { requirements: ['LOGIN-054', 'LANG-005'] },
      always: [
        { guard: 'hasNoWay', target: 'unavailable' },
        { guard: 'hasLanguage', target: 'login' },
        { target: 'language' },
      ],
    },
    unavailable: {
      description: 'The server lists no way to sign in: the error dialog.',
      meta: { requirements: ['LOGIN-055', 'MODAL-024'] },
    },
    language,
    login,
    migratedLogin,
    migratedPhonePassword,
    migratedPhonePasswordReset,
    phonePassword,
    emailPassword,
    emailCode,
    changePassword,
    signedIn,
    changeDevice,
    newDevice,
    pinSetUp,
    profiles,
    newProfile,
    successRegistration,
    done: {
      description: 'The viewer is signed in.',
      meta: { requirements: ['LOGIN-041'] },
      type: 'final',
      output: ({ context }): LoginOutput => ({
        status: 'signed-in',
        isNew: context.isNewByReset || context.check?.mode === 'register',
        language: context.language,
      }),
    },
    closed: {
      description: 'The viewer turned back.',
      meta: { requirements: ['LOGIN-042', 'SESS-005', 'SESS-006'] },
      type: 'final',
      output: (): LoginOutput => ({ status: 'closed' }),
    },
  },
  output: ({ event }) => event.output as LoginOutput,
});

/** The step of another library, of which the machine only knows what goes in and comes out. */
const step = <L>(logic: object): L => logic as L;

/** The machine with its calls, effects and foreign steps attached; what a view starts. */
export const createLoginMachine = (ports: LoginPorts) =>
  loginMachine.provide({
    actors: {
      listCountries: actorFromPort(ports.listCountries),
      checkLogin: actorFromPort(ports.checkLogin),
      createSession: actorFromPort(ports.createSession),
      language: createLanguageMachine(ports),
      code: createCodeMachine(ports),
      newPassword: createNewPasswordMachine(ports),
      devices: createDevicesMachine(ports),
      profiles: step(ports.steps.profiles),
      newProfile: step(ports.steps.newProfile),
      pinSetUp: step(ports.steps.pinSetUp),
    },
    actions: {
      sessionChanged: ({ context }) => {
        if (context.session) ports.sessionChanged(context.session);
      },
      left: () => ports.left(),
      checkFailed: (_, { error }) => tellOfFailure(ports, error),
    },
  });
