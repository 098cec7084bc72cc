import { describe, expect, it } from 'vitest';
import { hasCode, isTooManyTries, messageOf, retryAfterSeconds } from './errors.ts';
import { errorAnswer } from './fixtures.ts';
import { messageText } from './message.ts';

const refusal = errorAnswer({ status: 429, code: 7, description: 'Wait', retryAfterSeconds: 1.2 });
const strangers = [undefined, null, 'text', 42, new Error('No connection'), {}];

describe('what an error says', () => {
  it('is read from an error answer', () => {
    expect(hasCode(refusal, 7)).toBe(true);
    expect(hasCode(refusal, 8)).toBe(false);
    expect(isTooManyTries(refusal)).toBe(true);
    expect(retryAfterSeconds(refusal, 60)).toBe(2);
    expect(messageOf(refusal)).toEqual({ text: 'Wait' });
  });

  it.each(strangers)('is nothing for %s', (error) => {
    expect(hasCode(error, 7)).toBe(false);
    expect(isTooManyTries(error)).toBe(false);
    expect(retryAfterSeconds(error, 60)).toBe(60);
    expect(messageOf(error)).toEqual({ key: 'error.default' });
  });
});

describe('messageOf', () => {
  it('falls back to error.default where the answer says nothing [ERR-002]', () => {
    expect(messageOf(new Error('No connection'))).toEqual({ key: 'error.default' });
    expect(messageOf(errorAnswer({ status: 500, code: 1, description: '' }))).toEqual({
      key: 'error.default',
    });
  });

  it('says where no answer came, also in a sign-in', () => {
    const failure = Object.assign(new Error('createSession: no answer'), {
      name: 'NetworkError',
      reason: 'ERR_NETWORK',
    });
    expect(messageOf(failure, 'error.auth')).toEqual({ key: 'error.network' });
  });

  it('falls back to error.auth for a sign-in [ERR-003]', () => {
    expect(messageOf(undefined, 'error.auth')).toEqual({ key: 'error.auth' });
    expect(messageOf(refusal, 'error.auth')).toEqual({ text: 'Wait' });
  });
});

describe('messageText', () => {
  const translate = (key: string, params?: object) => `${key} ${JSON.stringify(params)}`;

  it("translates keys and keeps the server's words", () => {
    expect(messageText(translate, { key: 'a.b', params: { n: 1 } })).toBe('a.b {"n":1}');
    expect(messageText(translate, { text: 'Wait' })).toBe('Wait');
    expect(messageText(translate, undefined)).toBeUndefined();
  });
});
