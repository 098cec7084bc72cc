import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

let backend: TestBackend;
let child: TestCaller;

beforeAll(async () => {
  backend = await createTestBackend();
  child = await backend.signedIn(2);
  await child.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-3' } });
});

describe('profilesRoutes', () => {
  it.each([
    ['GET', '/profiles', undefined],
    ['POST', '/profiles/pin/validate', { pin_code: '1234' }],
    ['POST', '/profiles/pin/change', { old_pin: '0000', new_pin: '1234' }],
    ['POST', '/profiles/pin/delete', {}],
    ['POST', '/profiles/switch', { id: 'demo-2-profile-1' }],
    ['PATCH', '/profiles/demo-2-profile-1', { name: 'Чужой' }],
  ])('asks a demo session to sign in: %s %s', async (method, path, body) => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');

    const answer = await caller.send(method, path, body && { body });

    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ error_code: 1000109 });
  });

  it('does not know the profiles of other accounts', async () => {
    const stranger = await backend.signedIn(1);

    const switched = await stranger.send('POST', '/profiles/switch', {
      body: { id: 'demo-2-profile-1', pin_code: '1234' },
    });
    const edited = await stranger.send('PATCH', '/profiles/demo-2-profile-1', {
      body: { name: 'Чужой' },
    });

    expect([switched.status, edited.status]).toEqual([404, 404]);
  });
});

describe('deletePin', () => {
  it('is for the master only [PIN-008]', async () => {
    const refused = await child.send('POST', '/profiles/pin/delete', { body: {} });

    expect(refused.body).toMatchObject({ error_code: 1000112 });
  });
});

it.each([
  ['deleteProfile', 'DELETE', '/profiles/demo-2-profile-2', undefined],
  ['createProfile', 'POST', '/profiles', { name: 'Лёва' }],
])('%s is for the master only', async (_, method, path, body) => {
  const refused = await child.send(method, path, body && { body });

  expect(refused.body).toMatchObject({ error_code: 1000112 });
});

describe('editProfile', () => {
  it.each([
    ['its own limits', 'demo-2-profile-3', { max_age_limit_id: 'age-18' }],
    [
      'whether it needs a PIN to buy',
      'demo-2-profile-3',
      { purchase_limits: { is_pin_required: false } },
    ],
    ['another profile', 'demo-2-profile-1', { name: 'Лёва' }],
  ])('does not let a child change %s, even with the PIN', async (_, id, body) => {
    await child.send('POST', '/profiles/pin/validate', { body: { pin_code: '1234' } });
    const refused = await child.send('PATCH', `/profiles/${id}`, { body });

    expect(refused.body).toMatchObject({ error_code: 1000112 });
  });
});

describe('switchProfile', () => {
  it('asks no PIN of an adult who hands over to a child', async () => {
    const adult = await backend.signedIn(2);
    await adult.send('POST', '/profiles/switch', { body: { id: 'demo-2-profile-2' } });

    const switched = await adult.send('POST', '/profiles/switch', {
      body: { id: 'demo-2-profile-3' },
    });

    expect(switched.status).toBe(200);
  });

  it('does not let a child leave to another adult either', async () => {
    const refused = await child.send('POST', '/profiles/switch', {
      body: { id: 'demo-2-profile-2' },
    });

    expect(refused.body).toMatchObject({ error_code: 1000110 });
  });

  it.each([{}, { pin_code: '9999' }, { pin_code: '0000' }])(
    'does not let a child leave with %o',
    async (proof) => {
      const refused = await child.send('POST', '/profiles/switch', {
        body: { id: 'demo-2-profile-1', ...proof },
      });

      expect(refused.body).toMatchObject({ error_code: 1000110 });
    },
  );
});
