import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { accounts, devices } from '../../database/schema.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { codeSentTo, openVisitor, signInByPhone } from '../../testing/visitor.ts';
import { describeDevice } from './describe-device.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const full = '+79000000003';
const restricted = { session_state: 'restricted', is_auth: false };
const normal = { session_state: 'normal', is_auth: true };

describe('listDevices', () => {
  it('lists the devices, the latest first, and how many there may be [CALL-023, ENTITY-005, ENTITY-006]', async () => {
    const caller = await backend.signedIn(2);

    const { body } = await caller.send('GET', '/devices?lang=eng');

    expect(body).toEqual({
      devices: [
        {
          uid: 'demo-2-device-1',
          id: 'demo-2-device-1',
          terminal_name: 'Smart TV',
          title: 'Living room TV',
          device_type_icon: 'tv',
        },
        {
          uid: 'demo-2-device-2',
          id: 'demo-2-device-2',
          terminal_name: 'Chrome, Android',
          device_type_icon: 'phone',
        },
      ],
      limit: { device_limit: 5 },
    });
  });
});

describe('createSession', () => {
  it('is restricted on a new device beyond the limit, which is not added [SESS-003]', async () => {
    const visitor = await openVisitor(backend);

    const session = await signInByPhone(backend, visitor, full);
    const list = await visitor.send('GET', '/devices');
    const user = await visitor.send('GET', '/user');
    const profiles = await visitor.send('GET', '/profiles');

    expect(session).toEqual(restricted);
    expect((list.body as { devices: unknown[] }).devices).toHaveLength(5);
    expect(user.body).toMatchObject({ is_auth: false });
    expect(user.body).not.toHaveProperty('profile');
    expect(profiles.body).toMatchObject({ error_code: 1000117 });
  });

  it('is normal on a device of the account, however many there are', async () => {
    const visitor = await openVisitor(backend, { uid: 'demo-3-device-2' });

    expect(await signInByPhone(backend, visitor, full)).toEqual(normal);
  });

  it('takes the same device for several accounts', async () => {
    const visitor = await openVisitor(backend);
    await signInByPhone(backend, visitor, '+79000000001');

    await signInByPhone(backend, visitor, '+79000000002');

    const rows = await backend.db.select().from(devices).where(eq(devices.uid, 'browser-0001'));
    expect(rows.map(({ accountId }) => accountId).sort()).toEqual(['demo-1', 'demo-2']);
  });

  it('lets no more devices in at once than there is room for', async () => {
    const phone = '+79000000002';
    const visitors = [];
    for (let index = 0; index < 5; index += 1) {
      const visitor = await openVisitor(backend, { uid: `browser-000${index}` });
      const body = { phone, purpose: 'auth' };
      await visitor.send('POST', '/auth/codes/sms', { body });
      visitors.push({ visitor, password: codeSentTo(backend, phone) });
    }
    const input = { login: phone, login_mode: 'authorize', login_type: 'phone' };

    const sessions = await Promise.all(
      visitors.map(({ visitor, password }) =>
        visitor.send('POST', '/sessions', { body: { ...input, password } }),
      ),
    );

    const states = sessions.map(({ body }) => (body as typeof normal).session_state);
    expect(states.sort()).toEqual(['normal', 'normal', 'normal', 'restricted', 'restricted']);
    expect(await backend.db.$count(devices, eq(devices.accountId, 'demo-2'))).toBe(5);
  });
});

describe('deleteDevice', () => {
  it('makes room for a restricted session, which then becomes normal [DEV-002, DEV-004, CALL-024]', async () => {
    const visitor = await openVisitor(backend);
    await signInByPhone(backend, visitor, full);

    const deleted = await visitor.send('DELETE', '/devices/demo-3-device-2');
    const session = await visitor.send('PUT', '/session');
    const list = await visitor.send('GET', '/devices');

    expect(deleted.status).toBe(204);
    expect(session.body).toEqual(normal);
    expect((list.body as { devices: { uid: string }[] }).devices.map(({ uid }) => uid)).toEqual([
      'browser-0001',
      'demo-3-device-1',
      'demo-3-device-3',
      'demo-3-device-4',
      'demo-3-device-5',
    ]);
  });

  it('leaves a session restricted while there are too many devices all the same [DEV-003]', async () => {
    await backend.db.update(accounts).set({ deviceLimit: 3 }).where(eq(accounts.id, 'demo-3'));
    const visitor = await openVisitor(backend);
    await signInByPhone(backend, visitor, full);

    await visitor.send('DELETE', '/devices/demo-3-device-2');
    const session = await visitor.send('PUT', '/session');
    const list = await visitor.send('GET', '/devices');

    expect(session.body).toEqual(restricted);
    expect(list.body).toMatchObject({ devices: [{}, {}, {}, {}], limit: { device_limit: 3 } });
  });

  it('ends the sessions of the device at once', async () => {
    const owner = await openVisitor(backend);
    await signInByPhone(backend, owner, '+79000000002');
    const other = await openVisitor(backend, { uid: 'browser-0002' });
    backend.pass(61);
    await signInByPhone(backend, other, '+79000000002');

    await owner.send('DELETE', '/devices/browser-0002');

    expect((await other.send('GET', '/session')).status).toBe(401);
    expect((await owner.send('GET', '/session')).body).toEqual(normal);
  });

  it('signs the caller out who removes the device at hand', async () => {
    const owner = await openVisitor(backend);
    await signInByPhone(backend, owner, '+79000000002');

    const deleted = await owner.send('DELETE', '/devices/browser-0001');

    expect(deleted.headers.get('set-cookie')).toContain('Max-Age=0');
  });

  it('knows no devices of other accounts', async () => {
    const stranger = await backend.signedIn(1);

    const refused = await stranger.send('DELETE', '/devices/demo-2-device-1');

    expect(refused.status).toBe(404);
    expect(await backend.db.$count(devices, eq(devices.accountId, 'demo-2'))).toBe(2);
  });
});

describe('deleteSession', () => {
  it('keeps the device, so that coming back is never restricted [CALL-038]', async () => {
    const visitor = await openVisitor(backend);
    await signInByPhone(backend, visitor, '+79000000002');

    await visitor.send('DELETE', '/session');

    const rows = await backend.db.select().from(devices).where(eq(devices.uid, 'browser-0001'));
    expect(rows).toMatchObject([{ accountId: 'demo-2' }]);
  });
});

describe('describeDevice', () => {
  it.each([
    [
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
      { terminal_name: 'Firefox, Linux', device_type_icon: 'computer' },
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
      { terminal_name: 'Safari, iOS', device_type_icon: 'phone' },
    ],
    [
      'Mozilla/5.0 (iPad; CPU OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1',
      { terminal_name: 'Safari, iOS', device_type_icon: 'tablet' },
    ],
    [
      'Mozilla/5.0 (PlayStation; PlayStation 5/2.26) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
      expect.objectContaining({ device_type_icon: 'console' }),
    ],
    [
      'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/94.0.4606.128 Safari/537.36 WebAppManager',
      expect.objectContaining({ device_type_icon: 'tv' }),
    ],
    ['nonsense', { terminal_name: 'Web', device_type_icon: 'computer' }],
    [null, { terminal_name: 'Web', device_type_icon: 'computer' }],
  ])('reads %s', (userAgent, expected) => {
    expect(describeDevice(userAgent)).toEqual(expected);
  });
});
