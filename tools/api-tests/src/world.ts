import { createTestBackend, type TestBackend } from '@foyer/backend/testing';
import { createTestMedia } from '@foyer/backend/testing/media';
import { PAGE_EDITORS, pageTokens } from '@foyer/backend/testing/page-editors';
import {
  createClient,
  createPagesClient,
  createVisitorSession,
  demoSignIn,
  switchProfile,
  validatePin,
  type Client,
  type PagesClient,
} from '@foyer/client';
import { API_PREFIX, type SecretValue } from '@foyer/contract';
import { accountOf, profileOf, type Actor } from './actors.ts';

/** A running service with its demo data as after a reset, and who calls it. */
export interface World {
  backend: TestBackend;
  /** A client in a new session of an actor. */
  clientOf(actor: Actor): Promise<Client>;
  /** The same caller, for the calls that make pages. */
  pagesOf(client: Client): PagesClient;
  /**
   * Sends a GET for a file in a client's session; the client itself makes calls with JSON only.
   *
   * @throws Error with the `code` of the service's refusal.
   */
  getFile(client: Client, path: string, headers?: Record<string, string>): Promise<Response>;
  /**
   * Sends a text in a client's session.
   *
   * @throws Error with the `code` of the service's refusal.
   */
  postText(client: Client, path: string, text: string): Promise<Response>;
  /** Sends a request in a client's session, whatever comes of it; the path stands below the prefix of the service. */
  send(client: Client, path: string, init: RequestInit): Promise<Response>;
  /** The latest code sent to a phone or an e-mail address, as its owner reads it. */
  codeSentTo(recipient: string): Promise<SecretValue>;
  /** Whether the service has received a call of an operation since the trial began. */
  hasReceived(operationId: string): Promise<boolean>;
}

/** A text as the client takes secrets. */
export const secret = (text: string): SecretValue => ({ reveal: () => text });

/** Seconds until it is noon in Moscow, where the demo accounts are: a child may watch then. */
const secondsToNoon = (now: Date): number => {
  const noon = new Date(now);
  noon.setUTCHours(9, 0, 0, 0);
  const seconds = (noon.getTime() - now.getTime()) / 1000;
  return seconds < 0 ? seconds + 24 * 3600 : seconds;
};

const ORIGIN = 'http://127.0.0.1:4000';
const CONTROL = 'http://127.0.0.1:4001';

/** A fetch that goes straight to the app and keeps cookies, as a browser does. */
function browserFetch(app: TestBackend['app'], token?: string): typeof fetch {
  const jar = new Map<string, string>();
  return async (input, init) => {
    const request = new Request(input, init);
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`);
    if (cookies !== '') request.headers.set('cookie', cookies);
    const response = await app.request(request);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', value = ''] = pair.split('=');
      if (value === '' || /max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  };
}

async function control(backend: TestBackend, path: string): Promise<unknown> {
  const answer = await backend.controlApp?.request(`${CONTROL}/__control/${path}`, {
    headers: { host: '127.0.0.1:4001' },
  });
  if (!answer) throw new Error('There is no control room');
  return answer.json();
}

/** A media folder with one picture and one short film; nobody changes it. */
const media = createTestMedia();

/** A world made anew. */
export async function createWorld(): Promise<World> {
  const backend = await createTestBackend({ MEDIA_DIR: await media, PAGE_EDITORS });

  const fetchOf = new WeakMap<Client, typeof fetch>();

  const newClient = (token?: string): Client => {
    const fetch = browserFetch(backend.app, token);
    const client = createClient({ baseUrl: ORIGIN, revision: 'test', language: 'eng', fetch });
    fetchOf.set(client, fetch);
    return client;
  };

  const send: World['send'] = async (client, path, init) => {
    const fetch = fetchOf.get(client);
    if (!fetch) throw new Error('This client is of another world');
    return fetch(`${ORIGIN}${API_PREFIX}${path}`, init);
  };

  const sendAs: World['send'] = async (client, path, init) => {
    const response = await send(client, path, init);
    if (response.ok) return response;
    const { error_code: code } = (await response.json()) as { error_code: number };
    throw Object.assign(new Error(`${path}: ${response.status}`), { code });
  };

  return {
    backend,
    clientOf: async (actor) => {
      const client = newClient(actor === 'publisher' ? pageTokens.publisher : undefined);
      const account = accountOf[actor];
      if (actor === 'visitor') await createVisitorSession(client);
      if (account !== undefined) await demoSignIn(client, { login: `+7900000000${account}` });
      if (actor === 'child') backend.pass(secondsToNoon(new Date()));
      const profile = profileOf[actor];
      if (profile !== undefined) {
        await switchProfile(client, { id: profile });
        // As somebody who was just asked: what a stale proof may not do is tried by itself.
        await validatePin(client, { pin: secret('1234') });
      }
      return client;
    },
    send,
    pagesOf: (client) => {
      const fetch = fetchOf.get(client);
      if (!fetch) throw new Error('This client is of another world');
      return createPagesClient({ baseUrl: ORIGIN, language: 'eng', fetch });
    },
    getFile: (client, path, headers = {}) => sendAs(client, path, { headers }),
    postText: (client, path, text) =>
      sendAs(client, path, {
        method: 'POST',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: text,
      }),
    codeSentTo: async (recipient) => {
      const sent = await control(backend, `outbox?to=${encodeURIComponent(recipient)}`);
      const last = (sent as { code: string | null }[]).findLast(({ code }) => code !== null);
      if (!last?.code) throw new Error(`No code was sent to ${recipient}`);
      return secret(last.code);
    },
    hasReceived: async (operationId) => {
      const calls = await control(backend, `requests?operation=${operationId}`);
      return (calls as unknown[]).length > 0;
    },
  };
}
