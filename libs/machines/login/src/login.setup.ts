import type { LoginType } from '@foyer/contract';
import { type FailedCall, type FlowMeta, messageOf, missingPort, type Secret } from '@foyer/core';
import { languageMachine, type LanguageOutput } from '@foyer/language';
import type { SessionData } from '@foyer/session';
import type { PhoneCountry } from '@foyer/ui/phone-rules';
import { assign, sendTo, setup } from 'xstate';
import { codeMachine } from './code.machine.ts';
import type { CodeOutput, SessionRequest } from './code.types.ts';
import { devicesMachine } from './devices.machine.ts';
import type { LoginEvent } from './login.events.ts';
import { canSubmit, countryToBeginWith, loginProblem, readLogin } from './login.rules.ts';
import type {
  LoginCheckResult,
  LoginContext,
  LoginInput,
  LoginOutput,
  ProfilesStepInput,
  ProfilesStepOutput,
} from './login.types.ts';
import { newPasswordMachine } from './new-password.machine.ts';
import type { NewPasswordOutput } from './new-password.types.ts';

/** Everything secret, and what was on its way with it. */
const nothingSecret = { password: undefined, code: undefined } as const;

/** What the sign-in is made of: its types, ports, rules and steps with a name. */
export const loginSetup = setup({
  types: {} as {
    input: LoginInput;
    context: LoginContext;
    events: LoginEvent;
    output: LoginOutput;
    tags: 'busy';
    meta: FlowMeta;
    children: {
      language: 'language';
      code: 'code';
      newPassword: 'newPassword';
      devices: 'devices';
    };
  },
  actors: {
    listCountries: missingPort<undefined, readonly PhoneCountry[]>(
      'listCountries',
      'The countries whose phones can sign in, the default first.',
    ),
    checkLogin: missingPort<{ login: string; type: LoginType; isMove: boolean }, LoginCheckResult>(
      'checkLogin',
      'Says how a login goes on, or whether an account may move to a phone.',
    ),
    createSession: missingPort<SessionRequest, SessionData>('createSession', 'Signs in.'),
    language: languageMachine,
    code: codeMachine,
    newPassword: newPasswordMachine,
    devices: devicesMachine,
    profiles: missingPort<ProfilesStepInput, ProfilesStepOutput>(
      'profiles',
      'The selection of a profile, a flow of another library.',
    ),
    newProfile: missingPort<undefined, unknown>(
      'newProfile',
      'The making of a profile, a flow of another library.',
    ),
    pinSetUp: missingPort<{ phone: string }, unknown>(
      'pinSetUp',
      'The first PIN of a new account, a flow of another library.',
    ),
  },
  guards: {
    hasNoWay: ({ context }) => context.allowedTypes.length === 0,
    hasLanguage: ({ context }) => context.hasLanguage,
    isCountry: ({ context }, id: string) => context.countries.some((country) => country.id === id),
    canSubmit: ({ context }, text: string) => canSubmit(text, context),
    canSubmitPhone: ({ context: { country } }, text: string) =>
      canSubmit(text, { allowedTypes: ['phone'], country }),
    isRefused: ({ context }, text: string) =>
      canSubmit(text, context) && loginProblem(text, context) !== undefined,
    isFilled: (_, password: Secret) => password.reveal() !== '',
    isMode: ({ context }, { mode, type }: Partial<LoginCheckResult>) =>
      context.check?.type === (type ?? 'email') && (!mode || context.check.mode === mode),
    isMovable: (_, { mode, type }: LoginCheckResult) =>
      mode === 'migrate_phone' && type === 'phone',
    isMoving: ({ context }) => context.newPhone !== '' && context.check?.type === 'email',
    isMigrated: ({ context }) => context.check?.mode === 'migrate_phone',
    isSession: (_, output: CodeOutput | NewPasswordOutput) => output.status === 'signed-in',
    isValidCode: (_, output: CodeOutput) => output.status === 'valid',
    isByPhone: ({ context }) => context.check?.type === 'phone',
    isSignedIn: ({ context: { session } }) =>
      session?.isAuth === true || session?.state === 'restricted',
    isNobody: ({ context: { session } }) => session?.state === 'normal' && !session.isAuth,
    isRestricted: ({ context }) => context.session?.state === 'restricted',
    isRegistration: ({ context }) => context.check?.mode === 'register',
    isRegistrationByReset: ({ context }) => context.isNewByReset,
    hasProfiles: ({ context }) => context.hasProfileSteps && !context.isProfilesSkipped,
    isAdding: (_, { status }: ProfilesStepOutput) => status === 'add',
  },
  actions: {
    /** Supplied by `createLoginMachine`. */
    sessionChanged: () => {},
    /** Supplied by `createLoginMachine`. */
    left: () => {},
    /** Supplied by `createLoginMachine`; told of each login check that failed. */
    checkFailed: (..._told: [unknown, FailedCall]) => {},
    closeProfiles: sendTo('profiles', { type: 'profiles.close' }),
    learnLanguage: assign((_, output: LanguageOutput) =>
      output.status === 'chosen' ? { language: output.code, hasLanguage: true } : {},
    ),
    setCountries: assign(({ context }, countries: readonly PhoneCountry[]) => ({
      countries,
      country: countryToBeginWith(context.entered, countries, context.country),
    })),
    setCountry: assign(({ context }, id: string) => ({
      country: context.countries.find((country) => country.id === id) ?? context.country,
    })),
    forget: assign({ ...nothingSecret, message: undefined }),
    beginAnew: assign({
      ...nothingSecret,
      message: undefined,
      check: undefined,
      newPhone: '',
      isNewByReset: false,
    }),
    clearMessage: assign({ message: undefined }),
    readLogin: assign(({ context }, text: string) => ({
      entered: text,
      login: readLogin(text, context.country).login,
      message: undefined,
    })),
    tellRefused: assign(({ context }, text: string) => ({
      entered: text,
      message: { key: loginProblem(text, context) ?? 'error.auth' },
    })),
    tell: assign((_, key: string) => ({ message: { key } })),
    tellError: assign((_, { error }: FailedCall) => ({
      ...nothingSecret,
      message: messageOf(error, 'error.auth'),
    })),
    learnSession: assign((_, session: SessionData) => ({ ...nothingSecret, session })),
    learnFromStep: assign((_, output: CodeOutput | NewPasswordOutput) =>
      output.status === 'signed-in'
        ? {
            ...nothingSecret,
            message: undefined,
            session: output.session,
            isNewByReset: 'isNew' in output && output.isNew,
          }
        : {},
    ),
    keepCode: assign((_, output: CodeOutput) =>
      output.status === 'valid' ? { code: output.code, message: undefined } : {},
    ),
    tellFromStep: assign((_, output: CodeOutput | NewPasswordOutput) => ({
      ...nothingSecret,
      message: 'message' in output ? output.message : undefined,
    })),
  },
});
