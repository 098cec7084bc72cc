import { operations, type OperationId, type SecretValue } from '@foyer/contract';
import { operationExamples } from '@foyer/contract/fixtures';
import { describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import * as api from './index.ts';
import { testClient } from './testing/test-client.ts';

const secret = (value: string): SecretValue => ({ reveal: () => value });

interface Case {
  id: OperationId;
  /** Requirement of the call. */
  proves?: string;
  run: (client: Client) => Promise<unknown>;
  sends: string;
  body?: unknown;
}

const cases: Case[] = [
  {
    id: 'createDemoSession',
    proves: '[CALL-012]',
    run: (c) => api.createDemoSession(c),
    sends: 'POST /sessions/demo',
  },
  { id: 'getSession', run: (c) => api.getSession(c), sends: 'GET /session' },
  {
    id: 'deleteSession',
    proves: '[CALL-037]',
    run: (c) => api.deleteSession(c),
    sends: 'DELETE /session',
  },
  {
    id: 'setLanguage',
    proves: '[CALL-014]',
    run: (c) => api.setLanguage(c, { language: 'eng' }),
    sends: 'PUT /session/language',
    body: { language: 'eng' },
  },
  { id: 'listDemoAccounts', run: (c) => api.listDemoAccounts(c), sends: 'GET /demo/accounts' },
  {
    id: 'demoSignIn',
    run: (c) => api.demoSignIn(c, { login: 'viewer@example.org' }),
    sends: 'POST /demo/sign-in',
    body: { login: 'viewer@example.org' },
  },
  { id: 'getUser', run: (c) => api.getUser(c), sends: 'GET /user' },
  { id: 'listMenuItems', run: (c) => api.listMenuItems(c), sends: 'GET /menu' },
  { id: 'listAgeLimits', run: (c) => api.listAgeLimits(c), sends: 'GET /age-limits' },
  {
    id: 'listProfiles',
    proves: '[CALL-015]',
    run: (c) => api.listProfiles(c),
    sends: 'GET /profiles',
  },
  {
    id: 'switchProfile',
    proves: '[CALL-016]',
    run: (c) => api.switchProfile(c, { id: 'p1', pin: secret('1234') }),
    sends: 'POST /profiles/switch',
    body: { id: 'p1', pin_code: '1234' },
  },
  {
    id: 'switchProfile',
    proves: '[CALL-016]',
    run: (c) => api.switchProfile(c, { id: 'p1' }),
    sends: 'POST /profiles/switch',
    body: { id: 'p1' },
  },
  {
    id: 'editProfile',
    proves: '[CALL-021]',
    run: (c) => api.editProfile(c, { id: 'p1', changes: { name: 'Лёва' } }),
    sends: 'PATCH /profiles/p1',
    body: { name: 'Лёва' },
  },
  {
    id: 'validatePin',
    proves: '[CALL-017]',
    run: (c) => api.validatePin(c, { pin: secret('1234') }),
    sends: 'POST /profiles/pin/validate',
    body: { pin_code: '1234' },
  },
  {
    id: 'changePin',
    proves: '[CALL-019]',
    run: (c) => api.changePin(c, { oldPin: secret('1234'), newPin: secret('4321') }),
    sends: 'POST /profiles/pin/change',
    body: { old_pin: '1234', new_pin: '4321' },
  },
  {
    id: 'deletePin',
    proves: '[CALL-018]',
    run: (c) => api.deletePin(c, { password: secret('correct-horse') }),
    sends: 'POST /profiles/pin/delete',
    body: { password: 'correct-horse' },
  },
  {
    id: 'deletePin',
    proves: '[CALL-018]',
    run: (c) => api.deletePin(c, { confirmationCode: secret('123456') }),
    sends: 'POST /profiles/pin/delete',
    body: { confirmation_code: '123456' },
  },
  {
    id: 'sendSmsCode',
    proves: '[CALL-004]',
    run: (c) => api.sendSmsCode(c, { phone: '+79000000002', purpose: 'auth' }),
    sends: 'POST /auth/codes/sms',
    body: { phone: '+79000000002', purpose: 'auth' },
  },
  {
    id: 'validateSmsCode',
    proves: '[CALL-006]',
    run: (c) =>
      api.validateSmsCode(c, { phone: '+79000000002', code: secret('1234'), action: 'register' }),
    sends: 'POST /auth/codes/sms/validate',
    body: { phone: '+79000000002', code: '1234', action: 'register' },
  },
  {
    id: 'validatePassword',
    proves: '[CALL-008]',
    run: (c) => api.validatePassword(c, { password: secret('correct-horse') }),
    sends: 'POST /auth/password/validate',
    body: { password: 'correct-horse' },
  },
  {
    id: 'getMediaView',
    run: (c) => api.getMediaView(c, { alias: 'main' }),
    sends: 'GET /media-views/main',
  },
  {
    id: 'getMediaItem',
    proves: '[CALL-033]',
    run: (c) => api.getMediaItem(c, { idOrSlug: 'metropolis' }),
    sends: 'GET /media-items/metropolis',
  },
  {
    id: 'getPlayback',
    run: (c) => api.getPlayback(c, { id: 'nosferatu', pin: secret('1234') }),
    sends: 'POST /media-items/nosferatu/playback',
    body: { pin_code: '1234' },
  },
  {
    id: 'getPlayback',
    run: (c) => api.getPlayback(c, { id: 'metropolis' }),
    sends: 'POST /media-items/metropolis/playback',
    body: {},
  },
];

const answerOf = (id: OperationId): unknown =>
  new Map<string, unknown>(Object.entries<unknown>({ ...operationExamples[id] })).get('answer');

describe('resources', () => {
  it.each(cases.map((one) => ({ proves: '', ...one })))(
    '$id sends $sends with the fields of the contract and gives its answer $proves',
    async ({ id, run, sends, body }) => {
      const json = answerOf(id);
      const { client, requests } = testClient([json ? { json } : { status: 204 }]);

      const answer = await run(client);

      expect(answer).toEqual(json);
      expect(
        requests.map((request) => ({
          sends: `${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`,
          body: request.body ? (JSON.parse(request.body) as unknown) : undefined,
        })),
      ).toEqual([{ sends, body }]);
    },
  );

  it('offers a function for every call that answers JSON to the page', () => {
    const forOthers = ['getImage', 'getOriginFile', 'clearKeyLicence'];

    const covered = new Set<string>([...cases.map(({ id }) => id), ...forOthers]);

    expect([...covered].sort()).toEqual(Object.keys(operations).sort());
  });

  it('gives the verdict on a wrong PIN as an answer', async () => {
    const { client } = testClient([{ json: { valid: false } }]);

    expect(await api.validatePin(client, { pin: secret('9999') })).toEqual({ valid: false });
  });
});
