import { loginSetup } from '../login.setup.ts';

/** Decides what follows a new session. */
export const signedIn = loginSetup.createStateConfig({
  description: 'There is a session; what follows depends on it, on the mode and on the label.',
  meta: {
    requirements: [
      'LOGIN-033',
      'LOGIN-034',
      'LOGIN-035',
      'LOGIN-036',
      'LOGIN-037',
      'LOGIN-038',
      'LOGIN-039',
      'LOGIN-040',
    ],
  },
  entry: 'sessionChanged',
  always: [
    { guard: 'isNobody', target: 'login', actions: { type: 'tell', params: 'error.auth' } },
    { guard: 'isRestricted', target: 'changeDevice' },
    { guard: 'isRegistrationByReset', target: 'successRegistration' },
    { guard: 'isRegistration', target: 'pinSetUp' },
    { guard: 'hasProfiles', target: 'profiles' },
    { target: 'done' },
  ],
});

/** The device limit. */
export const changeDevice = loginSetup.createStateConfig({
  description: 'There is no room for this device until another is removed.',
  meta: { requirements: ['LOGIN-013', 'LOGIN-033', 'LOGIN-038', 'DEV-004', 'DEV-006'] },
  invoke: {
    id: 'devices',
    src: 'devices',
    onDone: [
      {
        guard: 'hasProfiles',
        target: 'newDevice',
        actions: [
          { type: 'learnSession', params: ({ event }) => event.output.session },
          'sessionChanged',
        ],
      },
      {
        target: 'done',
        actions: [
          { type: 'learnSession', params: ({ event }) => event.output.session },
          'sessionChanged',
        ],
      },
    ],
    onError: { target: 'closed', actions: 'left' },
  },
});

/** Says that this device is one of the account's now. */
export const newDevice = loginSetup.createStateConfig({
  description: 'This device is one of the account; the dialog only has to be closed.',
  meta: { requirements: ['LOGIN-014', 'DEV-005', 'DEV-006'] },
  on: { 'login.continue': 'done', 'login.close': 'done' },
});

/** The first PIN of a new account. */
export const pinSetUp = loginSetup.createStateConfig({
  description: 'A new account gets its PIN; who turns back keeps 0000.',
  meta: { requirements: ['LOGIN-017', 'LOGIN-034', 'LOGIN-062'] },
  on: { 'login.close': 'done' },
  invoke: {
    id: 'pinSetUp',
    src: 'pinSetUp',
    input: ({ context }) => ({ phone: context.login }),
    onDone: [{ guard: 'hasProfiles', target: 'profiles' }, { target: 'successRegistration' }],
    onError: [{ guard: 'hasProfiles', target: 'profiles' }, { target: 'successRegistration' }],
  },
});

/** The selection of a profile. */
export const profiles = loginSetup.createStateConfig({
  description: 'Who is watching; after a registration the viewer has to say.',
  meta: { requirements: ['LOGIN-015', 'LOGIN-035', 'LOGIN-043'] },
  // Without a target and actions the event is heard and has no effect; the flow would close by it otherwise. The selection
  // itself is closed, so that it is not asked for again.
  on: { 'login.close': [{ guard: 'isRegistration' }, { actions: 'closeProfiles' }] },
  invoke: {
    id: 'profiles',
    src: 'profiles',
    input: ({ context: { check } }) => {
      const isNew = check?.mode === 'register';
      return { isClosable: !isNew, skipsSingle: !isNew };
    },
    onDone: [
      { guard: { type: 'isAdding', params: ({ event }) => event.output }, target: 'newProfile' },
      { guard: 'isRegistration', target: 'successRegistration' },
      { target: 'done' },
    ],
    onError: [{ guard: 'isRegistration', target: 'successRegistration' }, { target: 'done' }],
  },
});

/** The making of a profile. */
export const newProfile = loginSetup.createStateConfig({
  description: 'A profile is made, then one is selected.',
  meta: { requirements: ['LOGIN-016'] },
  on: { 'login.back': 'profiles', 'login.close': 'profiles' },
  invoke: { id: 'newProfile', src: 'newProfile', onDone: 'profiles', onError: 'profiles' },
});

/** What a new account can do. */
export const successRegistration = loginSetup.createStateConfig({
  description: 'The account is there; the dialog lists what comes with it.',
  meta: { requirements: ['LOGIN-018', 'LOGIN-040', 'MODAL-019'] },
  on: { 'login.continue': 'done', 'login.close': 'done' },
});
