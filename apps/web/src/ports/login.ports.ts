import {
  checkLogin,
  type Client,
  countriesQuery,
  createSession,
  resetPassword,
  sendEmailCode,
  sendSmsCode,
  updateSession,
  validateEmailCode,
  validateSmsCode,
} from '@foyer/client';
import type { Country, LoginType } from '@foyer/contract';
import { required } from '@foyer/core';
import type { LoginPorts, LoginSteps } from '@foyer/login';
import type { PhoneCountry } from '@foyer/ui/phone-rules';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { deviceListPorts } from '@foyer/personal-area/ports/devices.ports';
import { atOnce, languagePorts } from './language.ports.ts';
import { sessionOf } from './session.ports.ts';

/** A login as calls take it: the flow knows a phone by its digits. */
const loginOf = (type: LoginType, login: string): string =>
  type === 'phone' ? `+${login}` : login;

const countryOf = ({ id, name, call_code, maskexp }: Country): PhoneCountry => ({
  id,
  name,
  callCode: call_code,
  mask: maskexp,
});

/** Where codes come from and are checked. LOGIN-023 to LOGIN-032 */
const codePorts = (client: Client): Pick<LoginPorts, 'sendCode' | 'validateCode'> => ({
  sendCode: async ({ type, login, purpose }, signal) => {
    const { resend_after_seconds, code_length } =
      type === 'phone'
        ? await sendSmsCode(client, { phone: loginOf(type, login), purpose }, signal)
        : await sendEmailCode(client, { email: login, purpose }, signal);
    return { resendAfterSeconds: resend_after_seconds, codeLength: code_length };
  },
  validateCode: ({ type, login, purpose: action, code }, signal) =>
    type === 'phone'
      ? validateSmsCode(client, { phone: loginOf(type, login), code, action }, signal)
      : validateEmailCode(client, { email: login, code, action }, signal),
});

/** The calls and effects of the sign-in. @param steps - The flows of other libraries that it leads through. */
export const loginPorts = (
  { page: { client, queryClient }, uid, tell }: Pick<ShellSurroundings, 'page' | 'uid' | 'tell'>,
  steps: LoginSteps,
): LoginPorts => {
  const deviceUid = () => required(uid(), 'uid');
  return {
    ...languagePorts({ client, queryClient }),
    ...codePorts(client),
    steps,
    listCountries: async () =>
      (await queryClient.ensureQueryData(atOnce(countriesQuery(client)))).items.map(countryOf),
    checkLogin: async ({ login, type, isMove }, signal) => {
      const mode = isMove ? 'migrate_phone' : undefined;
      const check = await checkLogin(client, { login: loginOf(type, login), mode }, signal);
      return {
        mode: check.login_mode,
        type: check.login_type,
        migratedFrom: check.migrated_from,
      };
    },
    createSession: async ({ login, mode, type, password, confirmationCode }, signal) =>
      sessionOf(
        await createSession(
          client,
          {
            login: loginOf(type, login),
            loginMode: mode,
            loginType: type,
            password,
            confirmationCode,
            deviceUid: deviceUid(),
          },
          signal,
        ),
      ),
    resetPassword: async ({ type, login, code, newPassword }, signal) => {
      const to = type === 'phone' ? { phone: loginOf(type, login) } : { email: login };
      const session = await resetPassword(
        client,
        { to, confirmationCode: code, newPassword, deviceUid: deviceUid() },
        signal,
      );
      // The reference contract does not tell a registration here. Readings 4
      return { session: sessionOf(session), isNew: false };
    },
    ...deviceListPorts(client),
    updateSession: async (_input, signal) => sessionOf(await updateSession(client, signal)),
    sessionChanged: (session) => tell('session', { type: 'session.changed', session }),
    left: () => tell('session', { type: 'sign-in.left' }),
    // The page's client tells analytics and the error reports of every call that failed; a second word would count it twice.
    reportError: () => {},
    trackError: () => {},
  };
};
