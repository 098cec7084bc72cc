import type { TestBackend, TestCaller } from './test-backend.ts';

/** Where a visitor sits. */
interface Seat {
  /** Uid that the browser stores. */
  uid?: string;
  /** Address as a proxy on this machine names it; needs `TRUSTED_PROXIES=127.0.0.1`. */
  address?: string;
}

/** A caller in a demo session, on a device and at an address of its own. */
export async function openVisitor(
  backend: TestBackend,
  { uid = 'browser-0001', address }: Seat = {},
): Promise<TestCaller> {
  const caller = backend.caller();
  const own = { 'x-device-uid': uid, ...(address && { 'x-forwarded-for': address }) };
  const send: TestCaller['send'] = (method, path, { headers, ...request } = {}) =>
    caller.send(method, path, { ...request, headers: { ...own, ...headers } });
  await send('POST', '/sessions/visitor');
  return { cookie: caller.cookie, send };
}

/** The latest code that was sent to a phone or an e-mail address, as its owner reads it. */
export function codeSentTo({ printed }: TestBackend, recipient: string): string {
  const line = printed.findLast((text) => text.includes(` to ${recipient}: code `));
  const code = /code (\d+)/.exec(line ?? '')?.[1];
  if (code === undefined) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

/** A code that is not this one. */
export const wrongCodeFor = (code: string): string =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');

/** Signs a visitor in by phone, as the front end does. */
export async function signInByPhone(
  backend: TestBackend,
  caller: TestCaller,
  phone: string,
): Promise<unknown> {
  await caller.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'auth' } });
  const body = {
    login: phone,
    login_mode: 'authorize',
    login_type: 'phone',
    password: codeSentTo(backend, phone),
  };
  return (await caller.send('POST', '/sessions', { body })).body;
}
