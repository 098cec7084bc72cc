import type { LoginMode } from '@foyer/contract';
import { required } from '@foyer/core';
import type { CodeRequest, SignInLogin } from './code.types.ts';
import type { LoginContext, LoginPorts } from './login.types.ts';

/** What a code is for in each mode. Readings 2, LOGIN-023 to LOGIN-026 */
const purposes = {
  authorize: 'auth',
  register: 'register',
  reset_password: 'reset_password',
  migrate_phone: 'migrate_phone',
} as const satisfies Record<LoginMode, CodeRequest['purpose']>;

/** The code that the phone step sends: to the login, or to the phone that the account moves to. */
export function codeRequest({ check, login, newPhone }: LoginContext): CodeRequest {
  const { mode, type } = required(check, 'check');
  return {
    type: 'phone',
    login: type === 'email' ? newPhone : login,
    purpose: purposes[mode],
  };
}

/** Whom a session is asked for: the login that was checked. */
export function sessionLogin({ check, login }: LoginContext): SignInLogin {
  const { mode, type } = required(check, 'check');
  return { login, type, mode };
}

/** The fields of an error that is an answer of the service. */
interface Answer {
  status: number;
  code?: unknown;
  description?: unknown;
}

const isAnswer = (error: unknown): error is Answer =>
  typeof error === 'object' && error !== null && typeof Reflect.get(error, 'status') === 'number';

/** Tells of a login check that failed: analytics of an answer, the error reports of none. LOGIN-056, LOGIN-058 */
export function tellOfFailure(
  { reportError, trackError }: Pick<LoginPorts, 'reportError' | 'trackError'>,
  error: unknown,
): void {
  if (!isAnswer(error)) reportError(error);
  else {
    trackError({
      code: typeof error.code === 'number' ? error.code : undefined,
      description: typeof error.description === 'string' ? error.description : undefined,
    });
  }
}
