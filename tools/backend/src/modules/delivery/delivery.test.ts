import { createTestLog, type TestLog } from '@foyer/server/testing';
import { mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { outbox } from '../../database/schema.ts';
import { controlCaller } from '../../testing/control-caller.ts';
import { openMessageHook, type MessageHook } from '../../testing/message-hook.ts';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';
import { openVisitor } from '../../testing/visitor.ts';
import { isSignedText } from '../purchases/provider-protocol.ts';
import { createSenders } from './delivery.ts';
import { MESSAGE_SEAL } from './webhook.ts';

const phone = '+79000000101';
const secret = 'between us';

let hook: MessageHook;
let backend: TestBackend;
let told: TestLog;

beforeEach(async () => {
  hook = await openMessageHook();
});

afterEach(async () => {
  await backend.close();
  hook.close();
});

const start = async (env: Record<string, string>) => {
  told = createTestLog('backend');
  backend = await createTestBackend({ CONTROL: '0', ...env }, { log: told.log });
};
const hooked = () => ({ MESSAGES_URL: hook.url, MESSAGES_SECRET: secret });

const terminal = () => ({ db: backend.db, print: () => {} });

const askForCode = async (headers: Record<string, string> = {}) => {
  const visitor = await openVisitor(backend);
  const body = { phone, purpose: 'register' };
  return visitor.send('POST', '/auth/codes/sms', { body, headers });
};

const settled = async () => {
  await vi.waitFor(async () => {
    const rows = await backend.db.select().from(outbox);
    expect(rows.map(({ state }) => state)).not.toContain('queued');
  });
  return (await backend.db.select().from(outbox)).map(({ state, tries, reason, code, text }) => {
    expect([code, text]).toEqual([null, null]);
    return [state, tries, reason];
  });
};

describe('a message', () => {
  it('goes to the webhook, signed, in the language of whoever asked for it', async () => {
    await start(hooked());

    const { status } = await askForCode({ 'accept-language': 'en' });
    const { headers, body, message } = await hook.taken(1);

    expect(status).toBe(200);
    expect(message).toMatchObject({ channel: 'sms', recipient: phone, purpose: 'register' });
    expect(message.text).toBe(
      `${message.code} is your code to sign up. Do not share it with anyone.`,
    );
    expect(isSignedText(secret, MESSAGE_SEAL, body, String(headers['x-signature']))).toBe(true);
    expect(await settled()).toEqual([['sent', 1, null]]);
  });

  it('is tried again under the same number when the webhook has a fault', async () => {
    await start(hooked());
    hook.answers.splice(0, 1, 503, 204);

    await askForCode();
    await hook.taken(2);

    expect(new Set(hook.calls.map(({ message }) => message.id)).size).toBe(1);
    expect(await settled()).toEqual([['sent', 2, null]]);
  });

  it('is given up when the webhook refuses it, and nothing of it is in the log', async () => {
    await start(hooked());
    hook.answers.splice(0, 1, 422);

    const { status } = await askForCode();
    const { message } = await hook.taken(1);

    expect(await settled()).toEqual([['failed', 1, 'the webhook answered 422']]);
    expect(status).toBe(200);
    expect(told.lines()).toContainEqual(
      expect.objectContaining({
        message: 'A message was not delivered',
        tries: 1,
        reason: 'the webhook answered 422',
      }),
    );
    const texts = told.texts.join('');
    expect([phone, `"${message.code}"`, message.text].filter((one) => texts.includes(one))).toEqual(
      [],
    );
  });

  it('speaks for the label of whose site a trusted web server says', async () => {
    await start({ ...hooked(), TRUSTED_PROXIES: '127.0.0.1' });

    await askForCode({ 'x-label': 'alternate' });
    const { message } = await hook.taken(1);

    expect(message).toMatchObject({ label: 'alternate', sender: 'Полоса', minutes: 10 });
    expect(message.text).toBe(
      `Полоса: ${message.code} — код для регистрации. Никому его не говорите.`,
    );
  });

  it('speaks for no label where anybody says one', async () => {
    await start(hooked());

    await askForCode({ 'x-label': 'alternate' });
    const { message } = await hook.taken(1);

    expect([message.label, message.sender]).toEqual([undefined, undefined]);
    expect(message.text).toBe(`${message.code} — код для регистрации. Никому его не говорите.`);
  });

  it('is told to a file that only its owner reads, where that is all there is', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'foyer-messages-')), 'messages.jsonl');
    await start({ MESSAGES_FILE: path });

    await askForCode();

    await settled();
    const [line = ''] = readFileSync(path, 'utf8').trim().split('\n');
    expect(JSON.parse(line)).toMatchObject({
      recipient: phone,
      code: expect.stringMatching(/^\d+$/),
    });
    expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('comes to no recipient more than thirty times a day', async () => {
    await start(hooked());
    const statuses: number[] = [];
    for (let round = 0; round < 32; round += 1) {
      const { status } = await askForCode();
      statuses.push(status);
      backend.pass(11 * 60);
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    expect(new Set(statuses.slice(30))).toEqual(new Set([429]));
  });
});

describe('the outbox of a demo', () => {
  it('has the message at once, and tells why others do not take it', async () => {
    await start({ ...hooked(), CONTROL: '1' });
    hook.answers.splice(0, 1, 422);
    const control = controlCaller(() => backend);
    const read = async () => (await control('GET', '/__control/outbox')).body;

    await askForCode({ 'accept-language': 'en' });
    const [atOnce] = (await read()) as { code: string; text: string }[];
    const { message } = await hook.taken(1);
    await vi.waitFor(async () => expect(await read()).toMatchObject([{ state: 'failed' }]));

    expect([atOnce?.code, atOnce?.text]).toEqual([message.code, message.text]);
    expect(await read()).toMatchObject([{ tries: 1, reason: 'the webhook answered 422' }]);
  });

  it('names no address where the webhook is away', async () => {
    await start({ ...hooked(), CONTROL: '1' });
    const control = controlCaller(() => backend);
    hook.close();

    await askForCode();
    await backend.close();

    await vi.waitFor(async () => {
      const { body } = await control('GET', '/__control/outbox');
      expect(body).toMatchObject([{ state: 'failed', reason: 'the webhook did not answer' }]);
    });
    expect([...backend.printed, ...told.texts].join('\n')).not.toContain(hook.url);
  });
});

describe('createSenders', () => {
  const email = {
    id: '1',
    channel: 'email',
    recipient: 'viewer@example.org',
    purpose: 'auth',
    language: 'rus',
    label: 'north',
    sender: 'Север',
    minutes: 10,
    subject: 'Код для входа',
    text: '123456 — код для входа.',
    code: '123456',
  } as const;

  /** A mail server that takes or refuses everything. */
  async function mailServer(refusal?: number) {
    const mails: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, callback) =>
        callback(refusal ? Object.assign(new Error('No'), { responseCode: refusal }) : null),
      onData: (stream, _, callback) => {
        let mail = '';
        stream.on('data', (chunk: Buffer) => (mail += chunk.toString()));
        stream.on('end', () => {
          mails.push(mail);
          callback();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listener = server.listen(0, '127.0.0.1', () =>
        resolve((listener.address() as { port: number }).port),
      );
    });
    const config = readConfig({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      SMTP_FROM: '"Foyer" <no-reply@example.org>',
      ...hooked(),
    });
    const deliver = createSenders(config, terminal()).email?.(email, AbortSignal.timeout(5000));
    const ended = await deliver?.then(
      () => 'sent',
      (error: Error) => error.name,
    );
    await new Promise<void>((resolve) => server.close(() => resolve()));
    return { mails, ended };
  }

  beforeEach(() => start(hooked()));

  it('sends e-mail by the mail server', async () => {
    const { mails, ended } = await mailServer();

    expect(ended).toBe('sent');
    expect(mails[0]).toMatch(/To: viewer@example\.org/);
    expect(mails[0]).toMatch(/From: =\?UTF-8\?\S+\?= <no-reply@example\.org>/);
  });

  it.each([
    [550, 'Undeliverable'],
    [451, 'NotDelivered'],
  ])('takes %d of the mail server for %s', async (code, name) => {
    expect((await mailServer(code)).ended).toBe(name);
  });

  it('refuses to start where codes can be sent by nobody', () => {
    const sendersOf = (env: Record<string, string>) => () =>
      createSenders(readConfig(env), terminal());

    expect(sendersOf({})).toThrow(/MESSAGES_URL/);
    expect(sendersOf({ SMTP_URL: 'smtp://localhost', SMTP_FROM: 'a@example.org' })).toThrow(
      /by SMS/,
    );
    expect(sendersOf({ CONTROL: '1' })).not.toThrow();
    expect(() => readConfig({ MESSAGES_URL: hook.url })).toThrow(/MESSAGES_SECRET/);
    expect(() => readConfig({ SMTP_URL: 'http://localhost', SMTP_FROM: 'a@b.c' })).toThrow(/smtp:/);
  });
});
