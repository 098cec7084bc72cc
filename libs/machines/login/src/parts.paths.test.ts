import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { accountDevices } from '@foyer/devices/fixtures';
import { describe, expect, it } from 'vitest';
import { codeMachine } from './code.machine.ts';
import type { CodeInput } from './code.types.ts';
import { devicesMachine } from './devices.machine.ts';
import { loginSessions, logins, right } from './login.fixtures.ts';
import { newPasswordMachine } from './new-password.machine.ts';

const phone: CodeInput = {
  request: { type: 'phone', login: logins.known, purpose: 'auth' },
  signIn: { login: logins.known, type: 'phone', mode: 'authorize' },
  password: undefined,
  message: undefined,
};
const email: CodeInput = {
  request: { type: 'email', login: logins.email, purpose: 'reset_password' },
  signIn: undefined,
  password: undefined,
  message: undefined,
};
const move: CodeInput = {
  request: { type: 'phone', login: logins.free, purpose: 'migrate_phone' },
  signIn: { login: logins.oldEmail, type: 'email', mode: 'migrate_phone' },
  password: secret(right.oldPassword),
  message: undefined,
};
const tooManyCodes = errorAnswer({
  status: 429,
  code: errorCodes.tooManyCodes,
  retryAfterSeconds: 2,
});
const wrongCode = errorAnswer({ status: 400, code: errorCodes.wrongCode });
const wrongPassword = errorAnswer({ status: 400, code: errorCodes.wrongPassword });

describe('codeMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const coverage = coverPaths(codeMachine, {
      inputs: [phone, email, move],
      events: [
        { type: 'code.submit', code: secret('739') },
        { type: 'code.submit', code: secret(right.smsCode) },
        { type: 'code.submit', code: secret(right.emailCode) },
        { type: 'code.resend' },
      ],
      calls: {
        sendCode: {
          answers: [
            { resendAfterSeconds: 2, codeLength: 4 },
            { resendAfterSeconds: 2, codeLength: 6 },
          ],
          errors: [tooManyCodes],
        },
        validateCode: { answers: [undefined], errors: [wrongCode] },
        createSession: {
          answers: [loginSessions.viewer],
          errors: [wrongCode, wrongPassword],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "2/2",
        "always": "2/2",
        "branches": "6/6",
        "done": "3/3",
        "error": "5/5",
        "events": "2/2",
        "paths": 111,
        "states": "14/14",
      }
    `);
  });
});

describe('newPasswordMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const submit = (password: string, confirmation: string) =>
      ({
        type: 'password.submit',
        password: secret(password),
        confirmation: secret(confirmation),
      }) as const;

    const coverage = coverPaths(newPasswordMachine, {
      inputs: [{ type: 'email', login: logins.email, code: secret(right.emailCode) }],
      events: [
        submit('battery-staple', 'battery-staple'),
        submit('battery-staple', 'battery'),
        submit('short-1', 'short-1'),
      ],
      calls: {
        resetPassword: {
          answers: [{ session: loginSessions.viewer, isNew: false }],
          errors: [wrongCode],
        },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "5/5",
        "done": "1/1",
        "error": "2/2",
        "events": "3/3",
        "paths": 6,
        "states": "4/4",
      }
    `);
  });
});

describe('devicesMachine', () => {
  it('uses every state and transition on its generated paths', () => {
    const coverage = coverPaths(devicesMachine, {
      inputs: [undefined],
      events: [{ type: 'device.remove', uid: 'device-0001' }, { type: 'device.retry' }],
      calls: {
        listDevices: {
          answers: [
            { devices: accountDevices, limit: 5 },
            { devices: accountDevices, limit: 4 },
          ],
        },
        deleteDevice: {
          answers: [undefined],
          errors: [errorAnswer({ status: 404, code: errorCodes.notFound })],
        },
        updateSession: { answers: [loginSessions.viewer, loginSessions.restricted] },
      },
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "0/0",
        "branches": "6/6",
        "done": "5/5",
        "error": "4/4",
        "events": "3/3",
        "paths": 10,
        "states": "7/7",
      }
    `);
  });
});
