import type { CodePurpose, Language, LoginMode, SessionInput } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { texts } from '../../texts/texts.ts';
import type { CallingDevice } from '../devices/admit-device.ts';
import { profileIconIds } from '../profiles/profile-icons.ts';
import { createSessionsService, type StartedSession } from '../sessions/sessions.service.ts';
import type { Account, Viewer } from '../sessions/viewer.ts';
import { DEFAULT_TIME_ZONE } from '../user/default-time-zone.ts';
import { findAccount, insertAccount } from './accounts.store.ts';
import { createCodesService } from './codes.service.ts';
import { listCodes } from './codes.store.ts';
import { readLogin } from './login.ts';
import { createPasswordSignIn } from './password-sign-in.ts';
import { createPhoneMigration } from './phone-migration.service.ts';

/** Who signs in, and where. */
export interface SignInCaller {
  viewer: Viewer;
  device: CallingDevice;
  clientIp: string;
  language: Language;
}

/** What a code must have been sent for. */
const purposes: Readonly<Record<LoginMode, CodePurpose>> = {
  authorize: 'auth',
  register: 'register',
  reset_password: 'reset_password',
  migrate_phone: 'migrate_phone',
};

/** Signs in by what the login's type and mode ask for. */
export type SignIn = (input: SessionInput, caller: SignInCaller) => Promise<StartedSession>;

/**
 * The sign-in on a database.
 *
 * @throws Failure `wrongCode`, `wrongPassword`, `tooManyCodes`, `loginTaken`, `phoneOnly` or
 * `migrationNeeded`.
 */
export function createSignIn(context: Context): SignIn {
  const { db, now } = context;
  const sessions = createSessionsService(context);
  const codes = createCodesService(context);
  const passwords = createPasswordSignIn(context);
  const migration = createPhoneMigration(context);

  const register = async (phone: string, { viewer, language }: SignInCaller): Promise<Account> => {
    const account = await insertAccount(db, {
      phone,
      language: viewer.language,
      timeZone: DEFAULT_TIME_ZONE,
      profile: { name: texts[language].mainProfile, iconId: profileIconIds[0] ?? '' },
    });
    if (!account) throw new Failure('loginTaken');
    return account;
  };

  const byPhone = async (
    phone: string,
    { login_mode: mode, password: code }: SessionInput,
    caller: SignInCaller,
  ): Promise<Account> => {
    // An account that moves to a phone is named by its e-mail address.
    if (mode === 'migrate_phone') throw new Failure('invalidRequest', { detail: 'login_type' });
    await codes.use({ recipient: phone, purpose: purposes[mode], code }, caller);
    if (mode === 'register') return register(phone, caller);
    const account = await findAccount(db, phone);
    if (!account) throw new Failure('wrongCode');
    return account;
  };

  /** The phone is the one to which this session had the code sent. */
  const migrate = async (
    account: Account,
    code: string,
    caller: SignInCaller,
  ): Promise<Account> => {
    const wanted = { sessionHash: caller.viewer.tokenHash, purpose: purposes.migrate_phone };
    const [latest] = await listCodes(db, wanted, now());
    if (!latest) throw new Failure('wrongCode');
    return migration.move(account, { phone: latest.recipient, code }, caller);
  };

  const byEmail = async (
    email: string,
    { login_mode: mode, password, confirmation_code: code }: SessionInput,
    caller: SignInCaller,
  ): Promise<Account> => {
    if (mode === 'register') throw new Failure('phoneOnly');
    if (mode === 'reset_password') throw new Failure('invalidRequest', { detail: 'login_mode' });
    const { clientIp, device } = caller;
    const account = await passwords.find(email, password, { clientIp, deviceUid: device.uid });
    if (!account.mustMigrate) return account;
    if (mode === 'authorize') throw new Failure('migrationNeeded');
    if (code === undefined) throw new Failure('wrongCode');
    return migrate(account, code, caller);
  };

  return async (input, caller) => {
    const { type, value } = readLogin(input.login);
    if (type !== input.login_type) throw new Failure('invalidRequest', { detail: 'login_type' });
    const account = await (type === 'phone' ? byPhone : byEmail)(value, input, caller);
    return sessions.startFor(account, caller);
  };
}
