import { createReadiness, silentLog } from '@foyer/server';
import type { Hono } from 'hono';
import type { AskEditor } from '../ask-editor.ts';
import { createComposerApp } from '../composer-app.ts';
import { createEditorSessions } from '../editor-sessions.ts';
import { readEnv } from '../env.ts';

/** Where the composer of the tests is reached. */
export const here = 'https://composer.example';

export const sites = [
  { label: 'main', name: 'Софит', origin: 'https://sofit.example' },
  { label: 'alternate', name: 'Полоса', origin: 'https://polosa.example' },
];

/** Settings of a composer that others reach. */
export const openSettings = {
  COMPOSER_URL: here,
  COMPOSER_SITES: JSON.stringify(sites),
};

/** Knows one token. */
export const askForVera: AskEditor = async (token) =>
  token.reveal() === 'token-of-vera' ? { name: 'vera', role: 'publisher' } : undefined;

/** A request to the composer as its own page sends it. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>;

interface TestComposer {
  app: Hono;
  ask: Ask;
  /** Signs in. @returns The cookie, as it is sent back. */
  signIn: (token?: string) => Promise<string>;
}

/** A composer's server in memory. */
export function createTestComposer(
  settings: Readonly<Record<string, string>> = {},
  askEditor: AskEditor = askForVera,
): TestComposer {
  const env = readEnv({ ...openSettings, ...settings });
  const app = createComposerApp({
    env,
    log: silentLog,
    readiness: createReadiness({}),
    sessions: createEditorSessions(() => performance.now()),
    askEditor,
    clientFolder: 'no such folder',
    document: '<!doctype html><html><head><title>Composer</title></head><body></body></html>',
  });
  const origin = env.publicOrigin ?? 'http://localhost:4003';
  const ask: Ask = async (path, init) => {
    const headers = new Headers(init?.headers);
    if (!headers.has('host')) headers.set('host', new URL(origin).host);
    if (init?.method !== undefined && !headers.has('origin')) headers.set('origin', origin);
    return app.request(origin + path, { ...init, headers });
  };
  const signIn = async (token = 'token-of-vera') => {
    const answer = await ask('/session', { method: 'POST', body: JSON.stringify({ token }) });
    return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  };
  return { app, ask, signIn };
}
