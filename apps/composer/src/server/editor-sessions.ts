import { randomBytes } from 'node:crypto';
import type { PageEditor } from '@foyer/contract';
import type { Secret } from '@foyer/secret';

/** One editor's session in this process. */
export interface EditorSession {
  editor: PageEditor;
  /** What the service knows them by. */
  token: Secret;
}

/** A session ends when nothing was asked for so long, in milliseconds. */
const IDLE_MS = 12 * 60 * 60 * 1000;
/** More sessions than any team has; the one that rested longest ends. */
const MOST = 1000;

/** Sessions of editors who have signed in; gone with the process. */
export interface EditorSessions {
  /** @returns The id, for the cookie. */
  open: (session: EditorSession) => string;
  find: (id: string | undefined) => EditorSession | undefined;
  close: (id: string | undefined) => void;
}

/** @param nowMs - Milliseconds on a clock that only moves on. */
export function createEditorSessions(nowMs: () => number): EditorSessions {
  // In the order of their last use.
  const sessions = new Map<string, { session: EditorSession; usedAtMs: number }>();
  return {
    open: (session) => {
      const id = randomBytes(32).toString('base64url');
      const oldest = sessions.keys().next().value;
      if (sessions.size >= MOST && oldest !== undefined) sessions.delete(oldest);
      sessions.set(id, { session, usedAtMs: nowMs() });
      return id;
    },
    find: (id) => {
      const found = id === undefined ? undefined : sessions.get(id);
      if (id === undefined || !found) return undefined;
      sessions.delete(id);
      if (nowMs() - found.usedAtMs > IDLE_MS) return undefined;
      sessions.set(id, { ...found, usedAtMs: nowMs() });
      return found.session;
    },
    close: (id) => {
      if (id !== undefined) sessions.delete(id);
    },
  };
}
