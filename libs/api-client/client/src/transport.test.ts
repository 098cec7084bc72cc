import { getUserOperation, validatePinOperation } from '@foyer/contract';
import { userFixture } from '@foyer/contract/fixtures';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, type ClientOptions } from './client.ts';
import { ApiError, NetworkError } from './errors.ts';
import { rejection, testClient } from './testing/test-client.ts';

const pinBody = { body: { pin_code: '1234' } };
const lost = (code?: string) =>
  new TypeError('fetch failed', { cause: Object.assign(new Error('lost'), { code }) });

describe('createTransport', () => {
  // The pause before a repetition is a random part of a growing time; here it is none of it.
  beforeEach(() => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
  });

  it.each([429, 502, 503, 504])('repeats a GET after %i', async (status) => {
    const { client, requests } = testClient([{ status }, { status }, { json: userFixture }]);

    const user = await client.call(getUserOperation, {});

    expect(user).toEqual(userFixture);
    expect(requests).toHaveLength(3);
  });

  it('gives up after the second repetition', async () => {
    const { client, requests } = testClient([{ status: 503 }]);

    const error = await rejection(client.call(getUserOperation, {}));

    expect(error).toMatchObject({ name: 'ApiError', status: 503 });
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 451, 500])('does not repeat a GET after %i', async (status) => {
    const { client, requests } = testClient([{ status }]);

    await rejection(client.call(getUserOperation, {}));

    expect(requests).toHaveLength(1);
  });

  it('does not repeat a call that changes something', async () => {
    const { client, requests } = testClient([{ status: 503 }]);

    await rejection(client.call(validatePinOperation, pinBody));

    expect(requests).toHaveLength(1);
  });

  it('does not come back to a server that asks to wait long', async () => {
    const { client, requests } = testClient([{ status: 429, headers: { 'retry-after': '540' } }]);

    await rejection(client.call(getUserOperation, {}));

    expect(requests).toHaveLength(1);
  });

  it('repeats a GET whose connection broke', async () => {
    const { client, requests } = testClient([lost('ECONNRESET'), { json: userFixture }]);

    await client.call(getUserOperation, {});

    expect(requests).toHaveLength(2);
  });

  it.each(['ENETUNREACH', 'ENOTFOUND', 'ECONNREFUSED'])('names the cause %s', async (code) => {
    const { client } = testClient([lost(code)]);

    const error = await rejection(client.call(validatePinOperation, pinBody));

    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: code, operationId: 'validatePin' });
  });

  it('names a failure that a browser does not explain', async () => {
    const { client } = testClient([new TypeError('Failed to fetch')]);

    const error = await rejection(client.call(validatePinOperation, pinBody));

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'ERR_NETWORK' });
  });

  it('gives up on an answer that does not come in time', async () => {
    const client = createClient({
      baseUrl: 'https://foyer.test',
      revision: 'r',
      fetch: () => new Promise<Response>(() => undefined),
      timeoutMs: 1,
    });

    const error = await rejection(client.call(validatePinOperation, pinBody));

    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ reason: 'ECONNABORTED' });
  });

  it('takes an answer that breaks off for no answer', async () => {
    const body = new ReadableStream({
      start: (controller) => controller.error(new TypeError('terminated')),
    });
    const fetch = () => Promise.resolve(new Response(body));
    const client = createClient({ baseUrl: 'https://foyer.test', revision: 'r', fetch });

    const error = await rejection(client.call(getUserOperation, {}));

    expect(error).toMatchObject({ name: 'NetworkError', reason: 'ERR_NETWORK' });
  });

  it("stops with the caller's signal, rejecting with its reason and telling nobody", async () => {
    const onFailure = vi.fn<NonNullable<ClientOptions['onFailure']>>();
    const seen: AbortSignal[] = [];
    const fetch = (input: RequestInfo | URL) =>
      new Promise<Response>((_resolve, reject) => {
        const { signal } = new Request(input);
        seen.push(signal);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    const client = createClient({ baseUrl: 'https://foyer.test', revision: 'r', fetch, onFailure });
    const controller = new AbortController();

    const call = rejection(client.call(getUserOperation, {}, controller.signal));
    await vi.waitFor(() => expect(seen).toHaveLength(1));
    controller.abort();

    expect(await call).toMatchObject({ name: 'AbortError' });
    expect(await call).not.toBeInstanceOf(ApiError);
    expect(onFailure).not.toHaveBeenCalled();
  });
});
