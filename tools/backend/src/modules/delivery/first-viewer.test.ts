import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyDatabaseSettings } from '../../testing/empty-database.ts';
import { openMessageHook, type MessageHook } from '../../testing/message-hook.ts';
import { startService, type ServiceProcess } from '../../testing/service-process.ts';

const phone = '+79000000101';

let hook: MessageHook;
let service: ServiceProcess | undefined;

beforeEach(async () => {
  hook = await openMessageHook();
});

afterEach(async () => {
  hook.close();
  service?.child.kill('SIGKILL');
  await service?.ended;
});

/** A browser without a session. */
async function openBrowser(running: ServiceProcess) {
  const address = await running.ready;
  let cookie = '';
  const call = async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { cookie, 'content-type': 'application/json', 'x-device-uid': 'browser-0001' },
      ...(body && { body: JSON.stringify(body) }),
    });
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return (await answer.json()) as unknown;
  };
  await call('POST', '/sessions/visitor');
  return call;
}

/** Proves a phone by the code that the webhook is given. */
async function enter(
  running: ServiceProcess,
  [purpose, mode]: readonly ['register', 'register'] | readonly ['auth', 'authorize'],
  count: number,
) {
  const call = await openBrowser(running);
  await call('POST', '/auth/codes/sms', { phone, purpose });
  const { message } = await hook.taken(count);
  await call('POST', '/sessions', {
    login: phone,
    login_mode: mode,
    login_type: 'phone',
    password: message.code,
  });
  return { home: await call('GET', '/media-views/main'), user: await call('GET', '/user') };
}

it(
  'lets the first viewer of an empty service sign up, and in again after a restart',
  { timeout: 120_000 },
  async () => {
    const settings = {
      ...(await emptyDatabaseSettings()),
      MESSAGES_URL: hook.url,
      MESSAGES_SECRET: 'between us',
    };
    service = startService(settings);
    const signedUp = await enter(service, ['register', 'register'], 1);
    service.child.kill('SIGTERM');
    await service.ended;
    service = startService(settings);
    const signedIn = await enter(service, ['auth', 'authorize'], 2);

    const viewer = { is_auth: true, phone, profile: { type: 'master' } };
    expect(signedUp.user).toMatchObject(viewer);
    expect(signedIn.user).toMatchObject(viewer);
    expect(signedIn.home).toEqual({ alias: 'main', name: '', media_blocks: [] });
    expect(service.output()).not.toContain(phone);
  },
);
