import { beforeEach, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { codeSentTo } from '../../testing/visitor.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

describe('deleteProfile', () => {
  it('does not make the master of a device on which a deleted child was watching', async () => {
    const device = await backend.signedIn(2);
    await device.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
    const master = await backend.signedIn(2);

    await master.send('DELETE', '/profiles/demo-2-profile-3');

    expect((await device.send('GET', '/session')).status).toBe(401);
    expect((await device.send('GET', '/profiles')).status).toBe(401);
    expect((await master.send('GET', '/session')).status).toBe(200);
  });
});

describe('changePin', () => {
  it('does not let a child set the first PIN of the account', async () => {
    const device = await backend.signedIn(1);
    const { body } = await device.send('POST', '/profiles', { body: { name: 'Лёва' } });
    const { id } = body as { id: string };
    await device.send('POST', '/profiles/switch', { body: { id } });
    const setPin = () =>
      device.send('POST', '/profiles/pin/change', {
        body: { old_pin: '0000', new_pin: '9999' },
      });

    expect((await setPin()).body).toMatchObject({ error_code: 1000137, proof: 'login' });
    const phone = '+79000000001';
    await device.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'reset_password' } });
    const code = codeSentTo(backend, phone);
    await device.send('POST', '/auth/codes/sms/validate', {
      body: { phone, code, action: 'reset_password' },
    });
    expect((await setPin()).body).toMatchObject({ error_code: 1000112 });
  });
});

describe('switchProfile', () => {
  it('does not let a child leave to a profile of its age with other hours', async () => {
    const device = await backend.signedIn(2);
    const { body } = await device.send('POST', '/profiles', { body: { name: 'Лёва' } });
    const { id } = body as { id: string };
    await device.send('PATCH', `/profiles/${id}`, {
      body: {
        max_age_limit_id: 'age-6',
        default_age_limit_id: 'age-6',
        purchase_limits: { is_pin_required: true },
      },
    });
    await device.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });

    const refused = await device.send('POST', '/profiles/switch', { body: { id } });

    expect(refused.body).toMatchObject({ error_code: 1000110 });
  });
});
