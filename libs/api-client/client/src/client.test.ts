import {
  defineOperation,
  errorCodes,
  getUserOperation,
  listMessagesOperation,
  validatePinOperation,
} from '@foyer/contract';
import { pinRequiredFixture, tooManyPinTriesFixture, userFixture } from '@foyer/contract/fixtures';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, it, vi } from 'vitest';
import { createClient, type CallInput, type ClientOptions } from './client.ts';
import { ApiError, ContractError, NetworkError } from './errors.ts';
import { rejection, testClient } from './testing/test-client.ts';

const pinBody = { body: { pin_code: '1234' } };

describe('createClient', () => {
  it('sends the running revision with every call [ERR-026, ERR-027]', async () => {
    const { client, requests } = testClient([{ json: userFixture }, { json: { valid: true } }]);

    await client.call(getUserOperation, {});
    await client.call(validatePinOperation, pinBody);

    expect(requests.map(({ headers }) => headers.get('x-revision'))).toEqual(['abc123', 'abc123']);
  });

  it('names each call by an id of its own, and those of a page by the page’s', async () => {
    const id = '0d9c1d1e-52a8-4c53-8a43-0c8a0e9dd1f5';
    const idsOf = ({ requests }: ReturnType<typeof testClient>) =>
      requests.map(({ headers }) => headers.get('x-request-id'));
    const browser = testClient([{ json: userFixture }]);
    const page = testClient([{ json: userFixture }], { headers: { 'x-request-id': id } });

    for (const { client } of [browser, browser, page, page])
      await client.call(getUserOperation, {});

    const [first, second] = idsOf(browser);
    expect(first).toMatch(/^[\da-f-]{36}$/);
    expect(second).not.toBe(first);
    expect(idsOf(page)).toEqual([id, id]);
  });

  it('sends the chosen language and the headers it was given', async () => {
    const { client, requests } = testClient([{ json: userFixture }], {
      language: 'hye',
      headers: { 'x-forwarded-for': '192.0.2.1' },
    });

    await client.call(getUserOperation, {});

    expect(requests[0]?.headers.get('accept-language')).toBe('hye');
    expect(requests[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.1');
  });

  it('fills path, query and body from the operation', async () => {
    const operation = defineOperation({
      operationId: 'renameThing',
      method: 'put',
      path: '/things/{id}/names/{lang}',
      tag: 'user',
      summary: 'Rename',
      access: 'anyone',
      params: v.object({ id: v.string(), lang: v.string() }),
      query: v.object({ mode: v.optional(v.string()) }),
      body: v.object({ name: v.string() }),
      status: 204,
      errors: [],
    });
    const { client, requests } = testClient([{ status: 204 }]);

    const answer = await client.call(operation, {
      params: { id: 'a/b?c', lang: 'eng' },
      query: { mode: 'fast' },
      body: { name: 'Лёва' },
    });

    expect(answer).toBeUndefined();
    expect(requests.map(({ method, url, body }) => ({ method, url, body }))).toEqual([
      {
        method: 'PUT',
        url: 'https://foyer.test/api/v1/things/a%2Fb%3Fc/names/eng?mode=fast',
        body: '{"name":"Лёва"}',
      },
    ]);
  });

  it('asks for exactly the parts that an operation has', () => {
    expectTypeOf<CallInput<typeof validatePinOperation>>().toExtend<{
      body: { pin_code: string };
    }>();
    expectTypeOf<{ body: { pin_code: number } }>().not.toExtend<
      CallInput<typeof validatePinOperation>
    >();
    expectTypeOf<object>().toExtend<CallInput<typeof getUserOperation>>();
  });

  it('rejects with the answer of the server [ERR-001]', async () => {
    const { client } = testClient([{ status: 403, json: pinRequiredFixture }]);

    const error = await rejection(client.call(validatePinOperation, pinBody));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 403,
      code: errorCodes.pinRequired,
      description: 'Введите ПИН-код',
      operationId: 'validatePin',
      retryAfterSeconds: undefined,
    });
  });

  it('tells how long to wait after too many tries', async () => {
    const { client } = testClient([{ status: 429, json: tooManyPinTriesFixture }]);

    const error = await rejection(client.call(validatePinOperation, pinBody));

    expect(error).toMatchObject({ code: errorCodes.tooManyPinTries, retryAfterSeconds: 540 });
  });

  it('keeps the status of a refusal that has no body of the contract', async () => {
    const { client } = testClient([{ status: 500, json: { message: 'proxy' } }]);

    const error = await rejection(client.call(getUserOperation, {}));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 500, code: undefined, description: '' });
  });

  it('rejects an answer of another form, naming the place and no value', async () => {
    const json = { ...userFixture, system_info: { allowed_login_types: ['fax'] } };
    const { client } = testClient([{ json }]);

    const error = await rejection(client.call(getUserOperation, {}));

    expect(error).toBeInstanceOf(ContractError);
    expect(error).toMatchObject({ place: 'system_info.allowed_login_types.0' });
    expect(String(error)).not.toContain('fax');
  });

  it('rejects a success that is not JSON', async () => {
    const client = createClient({
      baseUrl: 'https://foyer.test',
      revision: 'r',
      fetch: () => Promise.resolve(new Response('<html>')),
    });

    expect(await rejection(client.call(getUserOperation, {}))).toBeInstanceOf(ContractError);
  });

  it('leaves out fields that the contract does not know', async () => {
    const { client } = testClient([{ json: { ...userFixture, internal_note: 'x' } }]);

    expect(await client.call(getUserOperation, {})).toEqual(userFixture);
  });

  it('tells of every failed call once, with its place but nothing that it sent', async () => {
    const onFailure = vi.fn<NonNullable<ClientOptions['onFailure']>>();
    const answers = [{ status: 403, json: pinRequiredFixture }, new TypeError('fetch failed')];
    const { client } = testClient(answers, { onFailure });

    const refused = await rejection(client.call(validatePinOperation, pinBody));
    const unanswered = await rejection(client.call(validatePinOperation, pinBody));

    const place = { method: 'POST', path: '/profiles/pin/validate', beganAtMs: expect.any(Number) };
    expect(onFailure.mock.calls).toEqual([
      [refused, place],
      [unanswered, place],
    ]);
    expect(unanswered).toBeInstanceOf(NetworkError);
  });

  it('tells the query of a failed call', async () => {
    const onFailure = vi.fn<NonNullable<ClientOptions['onFailure']>>();
    const { client } = testClient([{ status: 400 }], { onFailure });

    await rejection(client.call(listMessagesOperation, { query: { kind: 'poll', limit: '5' } }));

    expect(onFailure.mock.calls[0]?.[1]).toEqual({
      method: 'GET',
      path: '/messages',
      query: 'kind=poll&limit=5',
      beganAtMs: expect.any(Number),
    });
  });
});
