import { describe, expect, it } from 'vitest';
import { answerBytes, shareAnswer } from './prepared-answer.ts';

const textOf = (answer: unknown): string => new TextDecoder().decode(answerBytes(answer));

describe('answerBytes', () => {
  it('writes an answer that many get once', () => {
    const page = shareAnswer({ name: 'Главная' });

    expect(answerBytes(page)).toBe(answerBytes(page));
    expect(textOf(page)).toBe('{"name":"Главная"}');
  });

  it('writes an answer of one viewer as it is at the moment', () => {
    const user = { name: 'Анна' };
    const before = textOf(user);

    user.name = 'Илья';

    expect([before, textOf(user)]).toEqual(['{"name":"Анна"}', '{"name":"Илья"}']);
  });

  it('writes what is no object too', () => {
    expect(textOf(null)).toBe('null');
  });
});
