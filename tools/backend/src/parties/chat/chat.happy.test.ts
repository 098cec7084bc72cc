import { beforeAll, describe, expect, it } from 'vitest';
import { createTestBackend, type TestBackend } from '../../testing/test-backend.ts';

let backend: TestBackend;

beforeAll(async () => {
  backend = await createTestBackend();
});

const request = async (path: string, init?: RequestInit) => {
  const answer = await backend.partiesApp?.request(`http://localhost:4002/chat/${path}`, {
    ...init,
    headers: { host: 'localhost:4002', 'content-type': 'application/json' },
  });
  if (!answer) throw new Error('There are no parties');
  return answer;
};

const ask = (message: unknown) =>
  request('messages', { method: 'POST', body: JSON.stringify(message) });

const answerTo = async (text: string, language: string) =>
  (await (await ask({ channel: 1, language, text })).json()) as unknown;

describe('the support chat', () => {
  it('gives pages its widget as a script [CHAT-002]', async () => {
    const answer = await request('widget.js');

    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect(await answer.text()).toContain('supportChat');
  });

  it('answers out of the questions of the site, in the language it is asked in', async () => {
    expect(await answerTo('How do I connect a television?', 'eng')).toEqual({
      answer: expect.stringContaining('a code of six characters'),
    });
    expect(await answerTo('Как подключить телевизор', 'rus')).toEqual({
      answer: expect.stringContaining('код из шести знаков'),
    });
  });

  it('hands what it does not know to people', async () => {
    expect(await answerTo('хм?', 'rus')).toEqual({
      answer: 'На это ответит человек. Мы напишем вам в течение дня.',
    });
  });

  it.each([
    ['no text', { channel: 1, language: 'rus', text: ' ' }],
    ['a language that is none', { channel: 1, language: 'fra', text: 'Bonjour' }],
    ['no message', null],
  ])('refuses %s', async (_what, message) => {
    expect((await ask(message)).status).toBe(400);
  });

  it('refuses more than a message', async () => {
    expect((await ask({ text: 'a'.repeat(9000) })).status).toBe(413);
  });
});
