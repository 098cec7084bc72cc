import { beforeEach, describe, expect, it } from 'vitest';
import {
  createTestBackend,
  type TestBackend,
  type TestCaller,
} from '../../testing/test-backend.ts';

const phone = '+79000000103';

let backend: TestBackend;
let caller: TestCaller;

beforeEach(async () => {
  backend = await createTestBackend();
  caller = backend.caller();
  await caller.send('POST', '/sessions/demo');
});

const send = () => caller.send('POST', '/auth/codes/sms', { body: { phone, purpose: 'auth' } });

const check = (code: string) =>
  caller.send('POST', '/auth/codes/sms/validate', { body: { phone, code, action: 'auth' } });

const sentCode = () => /code (\d+)/.exec(backend.printed.at(-1) ?? '')?.[1] ?? '';

describe('validateSmsCode', () => {
  it('refuses the right code after five minutes', async () => {
    await send();

    backend.pass(301);

    expect((await check(sentCode())).body).toMatchObject({ error_code: 1000061 });
  });

  it('stops after five wrong codes, even before the right one', async () => {
    await send();
    const wrong = sentCode() === '0001' ? '0002' : '0001';
    for (let attempt = 0; attempt < 5; attempt += 1) await check(wrong);

    const refused = await check(sentCode());

    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      error_code: 1000060,
      retry_after_seconds: expect.any(Number),
    });
  });
});

describe('sendSmsCode', () => {
  it('stops sending to one phone', async () => {
    const answers = [];
    for (let call = 0; call < 11; call += 1) answers.push(await send());

    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toMatch(/^\d+$/);
  });

  it('refuses what is no phone', async () => {
    const refused = await caller.send('POST', '/auth/codes/sms', {
      body: { phone: '8 900', purpose: 'auth' },
    });

    expect(refused.body).toEqual({
      error_code: 1000001,
      description: 'Не получилось: проверьте введённые данные (phone)',
    });
  });
});

describe('validatePassword', () => {
  it('stops after five wrong passwords', async () => {
    await caller.send('POST', '/demo/sign-in', { body: { login: 'viewer@example.org' } });
    const answers = [];
    for (let attempt = 0; attempt < 6; attempt += 1) {
      const body = { password: 'wrong-horse' };
      answers.push(await caller.send('POST', '/auth/password/validate', { body }));
    }

    expect(answers.map(({ body }) => (body as { error_code: number }).error_code)).toEqual([
      1000062, 1000062, 1000062, 1000062, 1000062, 1000060,
    ]);
  });
});
