import type { Language, LoginType } from '@foyer/contract';
import type { Message } from '@foyer/core';
import type { PhoneCountry } from '@foyer/ui/phone-rules';
import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.machine.ts';

type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** The steps that show something of their own. */
const steps = [
  'unavailable',
  'language',
  'login',
  'migratedLogin',
  'migratedPhonePassword',
  'migratedPhonePasswordReset',
  'phonePassword',
  'emailPassword',
  'emailCode',
  'changePassword',
  'changeDevice',
  'newDevice',
  'pinSetUp',
  'profiles',
  'newProfile',
  'successRegistration',
] as const;

/** A step of the flow that shows something; `none` before the first and after the last. Spec 1 §2 */
export type LoginStep = (typeof steps)[number] | 'none';

/** What the view shows. */
export interface LoginViewState {
  step: LoginStep;
  isBusy: boolean;
  /** False where the viewer has to answer. LOGIN-043 */
  isClosable: boolean;
  canGoBack: boolean;
  message: Message | undefined;
  allowedTypes: readonly LoginType[];
  /** Chosen in the first step: the dialog goes on in it. */
  language: Language | undefined;
  country: PhoneCountry;
  countries: readonly PhoneCountry[];
  /** What the field begins with. */
  entered: string;
  /** The login that goes on: an e-mail address, or digits of a phone. */
  login: string;
  /** Digits of the phone that the account moves to. */
  newPhone: string;
}

/** The view's reading of a snapshot. */
export function selectLoginView(snapshot: LoginSnapshot): LoginViewState {
  const { context } = snapshot;
  return {
    step: steps.find((step) => snapshot.matches(step)) ?? 'none',
    isBusy: snapshot.hasTag('busy'),
    isClosable: snapshot.can({ type: 'login.close' }),
    canGoBack: snapshot.can({ type: 'login.back' }),
    message: context.message,
    allowedTypes: context.allowedTypes,
    language: context.language,
    country: context.country,
    countries: context.countries,
    entered: context.entered,
    login: context.login,
    newPhone: context.newPhone,
  };
}
