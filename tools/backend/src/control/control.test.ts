import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestBackend, type TestBackend } from '../testing/test-backend.ts';
import { listen } from '../server/listen.ts';
import { controlCaller } from '../testing/control-caller.ts';
import type { PageData } from './page/page-data.ts';

let backend: TestBackend;

beforeEach(async () => {
  backend = await createTestBackend();
});

const control = controlCaller(() => backend);

describe('POST /__control/reset', () => {
  it('puts the demo data back and ends every session', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('PATCH', '/profiles/demo-2-profile-1', { body: { name: 'Другая' } });

    const reset = await control('POST', '/__control/reset');
    const session = await caller.send('GET', '/session');
    const profiles = await (await backend.signedIn(2)).send('GET', '/profiles');

    expect(reset.status).toBe(204);
    expect(session.status).toBe(401);
    expect(profiles.body).toMatchObject({ items: [{ name: 'Мариам' }, {}, {}] });
  });
});

describe('GET /__control/outbox', () => {
  it('shows what was sent to a recipient, and what became of it', async () => {
    const caller = backend.caller();
    await caller.send('POST', '/sessions/visitor');
    for (const phone of ['+79000000101', '+79000000102']) {
      await caller.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'auth' } });
    }

    const sent = async () => (await control('GET', '/__control/outbox?to=%2B79000000102')).body;

    await vi.waitFor(async () => expect(await sent()).toMatchObject([{ state: 'sent' }]));
    expect(await sent()).toEqual([
      {
        channel: 'sms',
        to: '+79000000102',
        code: expect.stringMatching(/^\d{4}$/),
        purpose: 'auth',
        at: expect.any(String),
        text: expect.stringMatching(/^\d{4} — код для входа\./u),
        state: 'sent',
        tries: 1,
        settled_at: expect.any(String),
        reason: null,
      },
    ]);
  });
});

describe('POST /__control/faults', () => {
  it('breaks so many calls of an operation and no other', async () => {
    const caller = backend.caller();
    const fault = {
      operation: 'listMenuItems',
      status: 502,
      error_code: 42,
      description: 'Нет',
      times: 2,
    };

    await control('POST', '/__control/faults', { body: fault });
    const answers = [];
    for (let call = 0; call < 3; call += 1) answers.push(await caller.send('GET', '/menu'));

    expect(answers.map(({ status }) => status)).toEqual([502, 502, 200]);
    expect(answers[0]?.body).toEqual({ error_code: 42, description: 'Нет' });
    expect((await control('GET', '/__control/faults')).body).toEqual([]);
  });

  it('can be taken back', async () => {
    await control('POST', '/__control/faults', { body: { operation: 'listMenuItems', times: 9 } });
    await control('DELETE', '/__control/faults');

    expect((await backend.caller().send('GET', '/menu')).status).toBe(200);
  });

  it('refuses what is no operation', async () => {
    const refused = await control('POST', '/__control/faults', { body: { operation: 'makeTea' } });

    expect(refused.status).toBe(400);
  });

  it('breaks a connection, and leaves one without an answer', async () => {
    const listener = await listen(backend.app, { host: '127.0.0.1', port: 0, setting: 'PORT' });
    const address = `http://127.0.0.1:${listener.port}/api/v1/menu`;
    const failure = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));

    await control('POST', '/__control/faults', {
      body: { operation: 'listMenuItems', mode: 'reset' },
    });
    const broken = await fetch(address).catch(failure);
    await control('POST', '/__control/faults', {
      body: { operation: 'listMenuItems', mode: 'hang' },
    });
    const unanswered = await fetch(address, { signal: AbortSignal.timeout(300) }).catch(failure);
    const after = await fetch(address);
    await listener.close(0);

    expect(broken).toBeInstanceOf(TypeError);
    expect(unanswered).toMatchObject({ name: 'TimeoutError' });
    expect(after).toMatchObject({ status: 200 });
  });
});

describe('GET /__control/requests', () => {
  it('shows the calls of an operation without their secrets', async () => {
    const caller = await backend.signedIn(2);
    await caller.send('POST', '/profiles/pin/change', {
      body: { old_pin: '1234', new_pin: '8765', pin: '8765' },
      headers: { 'x-revision': 'r7' },
    });
    await caller.send('POST', '/auth/password/validate', { body: { password: 'tell-nobody' } });
    await caller.send('POST', '/auth/codes/sms/validate', {
      body: { phone: '+79000000101', code: '9753', action: 'auth' },
    });

    const changes = await control('GET', '/__control/requests?operation=changePin');
    const all = await control('GET', '/__control/requests');

    expect(changes.body).toEqual([
      {
        at: expect.any(String),
        operation: 'changePin',
        status: 200,
        ms: expect.any(Number),
        fault: null,
        error_code: null,
        method: 'POST',
        address: '/api/v1/profiles/pin/change',
        body: { old_pin: '***', new_pin: '***', pin: '***' },
        answer: {
          notification: expect.objectContaining({ event_type: 'display' }),
        },
        revision: 'r7',
        language: null,
      },
    ]);
    expect(JSON.stringify(all.body)).not.toMatch(/1234|8765|9753|tell-nobody/);
    expect(JSON.stringify(all.body)).toContain('+79000000101');
  });
});

describe('what became of a call', () => {
  const rows = async () => (await control('GET', '/__control/requests')).body;

  it('shows its answer, and the fault that hit it', async () => {
    const caller = backend.caller();
    await control('POST', '/__control/faults', {
      body: { operation: 'listMenuItems', status: 502, error_code: 42, delay_ms: 20 },
    });

    await caller.send('GET', '/menu');
    await caller.send('GET', '/menu');

    expect(await rows()).toMatchObject([
      {
        operation: 'listMenuItems',
        status: 502,
        error_code: 42,
        fault: 'http 502 after 20 ms',
        answer: { error_code: 42 },
      },
      { status: 200, error_code: null, fault: null, answer: { items: expect.any(Array) } },
    ]);
  });

  it('shows that a call got no answer', async () => {
    await control('POST', '/__control/faults', {
      body: { operation: 'listMenuItems', mode: 'reset' },
    });

    await backend.caller().send('GET', '/menu');

    expect(await rows()).toMatchObject([{ fault: 'reset', status: null, ms: null }]);
  });
});

describe('a scenario of faults', () => {
  it('hits every operation, first those that it names', async () => {
    const caller = backend.caller();
    await control('PUT', '/__control/faults', {
      body: [
        { operation: '*', status: 503, times: 9 },
        { operation: 'listMenuItems', status: 418 },
      ],
    });

    const statuses = [];
    for (const path of ['/menu', '/menu', '/session']) {
      statuses.push((await caller.send('GET', path)).status);
    }

    expect(statuses).toEqual([418, 503, 503]);
  });

  it('takes the place of what waited, as each preset of the page does', async () => {
    const { faultPresets } = (await control('GET', '/__control/page')).body as PageData;

    for (const { faults } of faultPresets) {
      const set = await control('PUT', '/__control/faults', { body: faults });
      expect(set).toMatchObject({ status: 200, body: faults });
    }
    expect(faultPresets.map(({ name }) => name)).toContain('PIN service down');
  });

  it('says what is wrong with a body that is no JSON', async () => {
    const answer = await backend.controlApp?.request('http://127.0.0.1:4001/__control/faults', {
      method: 'PUT',
      headers: { host: '127.0.0.1:4001', 'content-type': 'application/json' },
      body: '[{',
    });

    expect(await answer?.json()).toEqual({ error: 'The body is not JSON, or is too deep' });
  });
});

describe('createControlApp', () => {
  it.each([
    ['another host', { host: 'evil.example' }],
    ['a host that looks like ours', { host: '127.0.0.1.evil.example:4001' }],
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another port', { origin: 'http://127.0.0.1:3000' }],
    ['a page without an origin', { origin: 'null' }],
  ])('refuses %s', async (_, headers: Record<string, string>) => {
    expect((await control('POST', '/__control/reset', { headers })).status).toBe(403);
  });

  it('accepts its own page', async () => {
    const headers = { origin: 'http://127.0.0.1:4001' };

    expect((await control('GET', '/__control/faults', { headers })).status).toBe(200);
  });

  it('shows an empty page to who has no token yet, which then asks for it', async () => {
    backend = await createTestBackend({ CONTROL_TOKEN: 'open sesame', HOST: '0.0.0.0' });

    const page = await control('GET', '/', { headers: { host: 'foyer.example' } });
    const data = await control('GET', '/__control/page');

    expect([page.status, data.status]).toEqual([200, 401]);
    expect(page.body).toContain('data-asks-for-token');
  });

  it('asks for the token when there is one', async () => {
    backend = await createTestBackend({ CONTROL_TOKEN: 'open sesame', HOST: '0.0.0.0' });

    const statuses = [];
    for (const authorization of ['', 'Bearer wrong', 'Bearer open sesame']) {
      statuses.push(
        (await control('GET', '/__control/faults', { headers: { authorization } })).status,
      );
    }

    expect(statuses).toEqual([401, 401, 200]);
  });
});
