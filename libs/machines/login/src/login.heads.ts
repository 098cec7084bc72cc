import type { LoginType } from '@foyer/contract';
import type { TextKey, Translate } from '@foyer/ui/i18n';
import { formatPhone } from './login.rules.ts';
import type { LoginStep, LoginViewState } from './login.selectors.ts';

/** What stands over a step. */
export interface StepHead {
  title: string;
  description?: string;
}

const titles: Record<LoginStep, TextKey> = {
  none: 'modal.login.title',
  unavailable: 'modal.error.title',
  language: 'modal.language.title',
  login: 'modal.login.title',
  migratedLogin: 'modal.login.move.title',
  migratedPhonePassword: 'modal.login.password_title',
  migratedPhonePasswordReset: 'modal.login.move.reset_title',
  phonePassword: 'modal.login.code_title',
  emailPassword: 'modal.login.password_title',
  emailCode: 'modal.login.code_title',
  changePassword: 'modal.login.new_password.title',
  changeDevice: 'modal.login.devices.title',
  newDevice: 'modal.login.new_device.title',
  pinSetUp: 'modal.login.pin.title',
  profiles: 'modal.login.profiles.title',
  newProfile: 'modal.login.new_profile.title',
  successRegistration: 'modal.login.success.title',
};

/** How the first step is shown. */
export interface EntryLook {
  /** Which field stands there. */
  type: LoginType;
  /** The dialog is a page, which greets in words of its own. */
  isPage: boolean;
}

/** Title and description of a step, in the viewer's language. */
export function headOf(t: Translate, view: LoginViewState, { type, isPage }: EntryLook): StepHead {
  const isGreeting = view.step === 'login' && isPage;
  const title = t(isGreeting ? 'modal.login.title_page' : titles[view.step]);
  const description =
    view.step === 'login' && type === 'email'
      ? t('modal.login.email_text')
      : descriptionOf(t, view);
  return description === undefined ? { title } : { title, description };
}

function descriptionOf(t: Translate, view: LoginViewState): string | undefined {
  const { login } = view;
  switch (view.step) {
    case 'unavailable':
      return t('modal.error.subtitle');
    case 'login':
      return t('modal.login.text');
    case 'migratedLogin':
      return t('modal.login.move.text', { login });
    case 'migratedPhonePassword':
      return t('modal.login.move.password_text', { login });
    case 'migratedPhonePasswordReset':
      return t('modal.login.move.reset_text', { login });
    case 'phonePassword':
      return t('modal.login.code_sent', {
        recipient: formatPhone(view.newPhone || login, view.countries),
      });
    case 'emailCode':
      return t('modal.login.code_sent', { recipient: login });
    case 'emailPassword':
      return t('modal.login.password_text', { login });
    case 'changePassword':
      return t('modal.login.new_password.text');
    case 'newDevice':
      return t('modal.login.new_device.text');
    case 'successRegistration':
      return t('modal.login.success.text');
    default:
      return undefined;
  }
}

/** Where the step stands among those that everybody takes: the login, then its proof. */
export function placeOf(step: LoginStep): { current: number; total: number } | undefined {
  if (step === 'login') return { current: 1, total: 2 };
  return step === 'phonePassword' || step === 'emailPassword'
    ? { current: 2, total: 2 }
    : undefined;
}
