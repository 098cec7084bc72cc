// @vitest-environment node
import { secret } from '@foyer/secret';
import { describe, expect, it } from 'vitest';
import { createEditorSessions } from './editor-sessions.ts';

const session = { editor: { name: 'vera', role: 'viewer' as const }, token: secret('token') };

const HOUR_MS = 60 * 60 * 1000;

describe('createEditorSessions', () => {
  it('finds a session by its id alone, which cannot be guessed', () => {
    const sessions = createEditorSessions(() => 0);
    const [one, other] = [sessions.open(session), sessions.open(session)];

    expect(sessions.find(one)).toBe(session);
    expect([one, other].map((id) => Buffer.from(id, 'base64url').length)).toEqual([32, 32]);
    expect(one).not.toBe(other);
    expect([sessions.find(undefined), sessions.find('')]).toEqual([undefined, undefined]);
  });

  it('ends a session that was closed', () => {
    const sessions = createEditorSessions(() => 0);
    const id = sessions.open(session);

    sessions.close(id);

    expect(sessions.find(id)).toBeUndefined();
  });

  it('ends a session after twelve hours of rest, and not of work', () => {
    let nowMs = 0;
    const sessions = createEditorSessions(() => nowMs);
    const id = sessions.open(session);
    for (let hours = 10; hours <= 40; hours += 10) {
      nowMs = hours * HOUR_MS;
      expect(sessions.find(id)).toBe(session);
    }

    nowMs = 52 * HOUR_MS + 1;

    expect(sessions.find(id)).toBeUndefined();
    nowMs = 40 * HOUR_MS;
    expect(sessions.find(id)).toBeUndefined();
  });

  it('keeps a thousand: then the one that rested longest ends', () => {
    const sessions = createEditorSessions(() => 0);
    const [first = '', second = ''] = Array.from({ length: 1000 }, () => sessions.open(session));
    sessions.find(first);

    const last = sessions.open(session);

    expect([first, second, last].map((id) => sessions.find(id))).toEqual([
      session,
      undefined,
      session,
    ]);
  });
});
