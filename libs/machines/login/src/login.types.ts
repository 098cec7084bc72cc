import type { Language, LoginMode, LoginType } from '@foyer/contract';
import type { Message, Port, Secret } from '@foyer/core';
import type { LanguagePorts } from '@foyer/language';
import type { SessionData } from '@foyer/session';
import type { PhoneCountry } from '@foyer/ui/phone-rules';
import type { AnyActorScope, AnyActorLogic, Snapshot } from 'xstate';
import type { CodePorts } from './code.types.ts';
import type { DevicesPorts } from './devices.types.ts';
import type { NewPasswordPorts } from './new-password.types.ts';

/** For whom the sign-in was opened. */
export interface LoginInput {
  /** What the server lists in `systemInfo`; empty is no way to sign in. LOGIN-054 */
  allowedTypes: readonly LoginType[];
  /** The user's own language; without one it is asked for first. LANG-005 */
  language: Language | undefined;
  /** `msisdn` or `auth_phone` of the address, in any notation; fills the field. */
  phone: string | undefined;
  /** Whether the label has the profile steps. LOGIN-037 */
  hasProfileSteps: boolean;
  /** Whether the `skipProfiles` flag exists. LOGIN-036 */
  isProfilesSkipped: boolean;
}

/** How the flow ended. */
export type LoginOutput =
  | {
      status: 'signed-in';
      /** The account was made just now. */
      isNew: boolean;
      /** Chosen in the first step; the page is to be loaded anew in it. */
      language: Language | undefined;
    }
  | { status: 'closed' };

/** What a login check found. LOGIN-019 to LOGIN-022 */
export interface LoginCheckResult {
  mode: LoginMode;
  type: LoginType;
  /** The login that the account must leave for a phone. */
  migratedFrom?: string | undefined;
}

/** What the flow remembers; JSON-safe. */
export interface LoginContext extends Omit<LoginInput, 'phone' | 'language'> {
  hasLanguage: boolean;
  /** Chosen in the first step. */
  language: Language | undefined;
  countries: readonly PhoneCountry[];
  country: PhoneCountry;
  /** What stood in the field when it was last sent; also the phone to begin with. */
  entered: string;
  /** The login that goes on: digits of a phone with its call code, or an e-mail address. */
  login: string;
  check: LoginCheckResult | undefined;
  /** Digits of the phone that the account moves to. */
  newPhone: string;
  /** A password on its way to the call that signs in. */
  password: Secret | undefined;
  /** A right code on its way to the call that sets the password. */
  code: Secret | undefined;
  /** The account was made by setting a new password. LOGIN-040 */
  isNewByReset: boolean;
  session: SessionData | undefined;
  message: Message | undefined;
}

/**
 * A step that another library makes: any logic of XState that takes this input and ends with this output. Whatever it
 * calls, it calls by ports of its own; its view is given to the view of the flow and finds it as `actor`.
 */
export type StepLogic<I, O> = AnyActorLogic & {
  getInitialSnapshot(scope: AnyActorScope, input: I): Snapshot<O>;
};

/** What the selection of a profile is told. */
export interface ProfilesStepInput {
  /** False after a registration. LOGIN-043 */
  isClosable: boolean;
  /** Whether an account with one profile is not asked; a new one is, because it can add others here. Decision 0100 */
  skipsSingle: boolean;
}

/** How the selection ended; `add` leads to the step `newProfile` and back. */
export interface ProfilesStepOutput {
  status: 'chosen' | 'add' | 'closed';
}

/** The steps that other libraries make. */
export interface LoginSteps {
  /** Hears `profiles.close` when the viewer turns back, and ends by it where it may. */
  profiles: StepLogic<ProfilesStepInput, ProfilesStepOutput>;
  /** Makes a profile; however it ends, the selection follows. */
  newProfile: StepLogic<undefined, unknown>;
  /** Replaces the default PIN of a new account; however it ends, the flow goes on. */
  pinSetUp: StepLogic<{ phone: string }, unknown>;
}

/** A login check that was refused: what analytics is told. LOGIN-058 */
export interface CheckFailure {
  code: number | undefined;
  description: string | undefined;
}

/** The calls and effects of the flow. Calls reject for a 4xx or 5xx answer; effects must not throw. */
export interface LoginPorts extends LanguagePorts, CodePorts, NewPasswordPorts, DevicesPorts {
  listCountries: Port<undefined, readonly PhoneCountry[]>;
  /** `isMove` asks whether an account may move to this phone. */
  checkLogin: Port<{ login: string; type: LoginType; isMove: boolean }, LoginCheckResult>;
  steps: LoginSteps;
  /** Tells the flow `session` what the browser's session is now. */
  sessionChanged(session: SessionData): void;
  /** Tells the flow `session` that the viewer left: a restricted session gives way to a demo one. SESS-005, SESS-006 */
  left(): void;
  /** Reports a login check without an answer. LOGIN-056 */
  reportError(error: unknown): void;
  /** Sends the analytics error event of a refused login check. LOGIN-058 */
  trackError(failure: CheckFailure): void;
}
