import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { fakeLanguagePorts } from '@foyer/language/fixtures';
import type { SessionData } from '@foyer/session';
import type { PhoneCountry } from '@foyer/ui/phone-rules';
import { fromPromise } from 'xstate';
import type { CodeRequest, SessionRequest } from './code.types.ts';
import type { LoginDevice } from './devices.types.ts';
import type { LoginCheckResult, LoginInput, LoginPorts, LoginSteps } from './login.types.ts';

/** What is right on the fake service. */
export const right = {
  smsCode: '7391',
  emailCode: '739146',
  password: 'correct-horse',
  oldPassword: 'old-horse',
} as const;

/** Logins of the fake service, by how they go on. */
export const logins = {
  known: '79000000002',
  unknown: '79000000999',
  mustReset: '79000000003',
  mustMove: '79000000004',
  free: '79000000101',
  email: 'viewer@example.org',
  oldEmail: 'old@example.org',
  emailMustReset: 'reset@example.org',
  strangeEmail: 'stranger@example.org',
} as const;

const checks: Readonly<Record<string, LoginCheckResult>> = {
  [logins.known]: { mode: 'authorize', type: 'phone' },
  [logins.mustReset]: { mode: 'reset_password', type: 'phone' },
  [logins.mustMove]: { mode: 'migrate_phone', type: 'phone', migratedFrom: logins.mustMove },
  [logins.email]: { mode: 'authorize', type: 'email' },
  [logins.oldEmail]: { mode: 'migrate_phone', type: 'email', migratedFrom: logins.oldEmail },
  [logins.emailMustReset]: { mode: 'reset_password', type: 'email' },
};

/** Two countries with masks of different lengths. COUNTRY-001 */
export const loginCountries: readonly PhoneCountry[] = [
  { id: 'country-ru', name: 'Россия', callCode: '+7', mask: '(XXX) XXX-XX-XX' },
  { id: 'country-am', name: 'Армения', callCode: '+374', mask: 'XX XXX-XXX' },
];

/** Sessions by what they mean. */
export const loginSessions = {
  viewer: { state: 'normal', isAuth: true },
  restricted: { state: 'restricted', isAuth: false },
  demo: { state: 'normal', isAuth: false },
} as const satisfies Record<string, SessionData>;

const plain: LoginInput = {
  allowedTypes: ['phone', 'email'],
  language: 'rus',
  phone: undefined,
  hasProfileSteps: true,
  isProfilesSkipped: false,
};

/** Inputs by what they show. */
export const loginInputs = {
  plain,
  phoneOnly: { ...plain, allowedTypes: ['phone'] },
  emailOnly: { ...plain, allowedTypes: ['email'] },
  noWay: { ...plain, allowedTypes: [] },
  noLanguage: { ...plain, language: undefined },
  prefilled: { ...plain, phone: '+7 900 000-00-02' },
  skipped: { ...plain, isProfilesSkipped: true },
  noProfiles: { ...plain, hasProfileSteps: false },
} satisfies Record<string, LoginInput>;

/** Steps of other libraries that end at once. */
export const fakeLoginSteps = (replaced: Partial<LoginSteps> = {}): LoginSteps => ({
  profiles: fromPromise(async () => ({ status: 'chosen' as const })),
  newProfile: fromPromise(async () => undefined),
  pinSetUp: fromPromise(async () => undefined),
  ...replaced,
});

/** What the fake service begins with. */
export interface FakeLoginService {
  /** Devices of the account beyond which a session is restricted. @default not restricted */
  devices?: readonly LoginDevice[];
  /** How many devices there may be. @default 5 */
  limit?: number;
}

const wrongCode = () => errorAnswer({ status: 400, code: errorCodes.wrongCode });
const wrongPassword = () => errorAnswer({ status: 400, code: errorCodes.wrongPassword });

/** Ports of a small service that keeps codes, passwords and devices as the real one does; each may be replaced. */
export function fakeLoginPorts(
  { devices, limit = 5 }: FakeLoginService = {},
  replaced: Partial<LoginPorts> = {},
): LoginPorts {
  let listed = devices ?? [];
  let password: string = right.password;
  const sent = new Set<string>();
  const keyOf = ({ login, purpose }: CodeRequest) => `${purpose} ${login}`;

  const isRight = (request: CodeRequest, code: string) =>
    sent.has(keyOf(request)) &&
    code === (request.type === 'phone' ? right.smsCode : right.emailCode);
  const session = () => (listed.length >= limit ? loginSessions.restricted : loginSessions.viewer);
  const byPhone = ({ login, mode, password: code }: SessionRequest) => {
    const purpose = mode === 'authorize' ? 'auth' : mode;
    if (!isRight({ type: 'phone', login, purpose }, code.reveal())) throw wrongCode();
  };
  const byEmail = ({ login, mode, password: entered, confirmationCode }: SessionRequest) => {
    const expected = login === logins.oldEmail ? right.oldPassword : password;
    if (entered.reveal() !== expected) throw wrongPassword();
    const isSent = [...sent].some((key) => key.startsWith('migrate_phone '));
    const isMoved = isSent && confirmationCode?.reveal() === right.smsCode;
    if (mode === 'migrate_phone' && !isMoved) throw wrongCode();
  };

  return {
    ...fakeLanguagePorts(),
    listCountries: async () => loginCountries,
    checkLogin: async ({ login, type, isMove }) => {
      if (!isMove) return checks[login] ?? { mode: 'register', type };
      if (checks[login]) throw errorAnswer({ status: 409, code: errorCodes.loginTaken });
      return { mode: 'migrate_phone', type: 'phone' };
    },
    sendCode: async (request) => {
      sent.add(keyOf(request));
      return { resendAfterSeconds: 42, codeLength: request.type === 'phone' ? 4 : 6 };
    },
    validateCode: async ({ code, ...request }) => {
      if (!isRight(request, code.reveal())) throw wrongCode();
    },
    createSession: async (request) => {
      if (request.type === 'phone') byPhone(request);
      else byEmail(request);
      return session();
    },
    resetPassword: async ({ type, login, code, newPassword }) => {
      if (!isRight({ type, login, purpose: 'reset_password' }, code.reveal())) throw wrongCode();
      password = newPassword.reveal();
      return { session: session(), isNew: false };
    },
    listDevices: async () => ({ devices: listed, limit }),
    deleteDevice: async ({ uid }) => {
      listed = listed.filter((device) => device.uid !== uid);
    },
    updateSession: async () => session(),
    steps: fakeLoginSteps(),
    sessionChanged: () => {},
    left: () => {},
    reportError: () => {},
    trackError: () => {},
    ...replaced,
  };
}
