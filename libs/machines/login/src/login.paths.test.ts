import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { coverPaths } from '@foyer/core/testing';
import { describe, expect, it } from 'vitest';
import { loginCountries, loginInputs, loginSessions, right } from './login.fixtures.ts';
import { loginMachine } from './login.machine.ts';
import { defaultCountry } from './login.rules.ts';

const message = { text: 'Другой код' };
const oldEmail = 'old@example.org';

describe('loginMachine', () => {
  it('uses every state and transition on its generated paths, hiding secrets on each', () => {
    const { noWay, noLanguage, skipped } = loginInputs;
    const coverage = coverPaths(loginMachine, {
      inputs: [noWay, noLanguage, skipped],
      events: [
        { type: 'country.choose', id: defaultCountry.id },
        { type: 'login.submit', login: '79000000002' },
        { type: 'login.submit', login: oldEmail },
        { type: 'login.submit', login: 'nonsense' },
        { type: 'password.submit', password: secret(right.password) },
        { type: 'password.forget' },
        { type: 'reset.start' },
        { type: 'login.continue' },
        { type: 'login.back' },
        { type: 'login.close' },
        { type: 'flow.resumed' },
      ],
      calls: {
        language: { answers: [{ status: 'chosen', code: 'eng' }, { status: 'cancelled' }] },
        listCountries: { answers: [loginCountries] },
        checkLogin: {
          answers: [
            { mode: 'authorize', type: 'phone' },
            { mode: 'register', type: 'phone' },
            { mode: 'reset_password', type: 'phone' },
            { mode: 'migrate_phone', type: 'phone' },
            { mode: 'authorize', type: 'email' },
            { mode: 'register', type: 'email' },
            { mode: 'reset_password', type: 'email' },
            { mode: 'migrate_phone', type: 'email', migratedFrom: oldEmail },
          ],
          errors: [errorAnswer({ status: 409, code: errorCodes.loginTaken })],
        },
        createSession: { answers: Object.values(loginSessions) },
        code: {
          answers: [
            { status: 'signed-in', session: loginSessions.viewer },
            { status: 'signed-in', session: loginSessions.restricted },
            { status: 'valid', code: secret(right.emailCode) },
            { status: 'wrong-password', message },
          ],
        },
        newPassword: {
          answers: [
            { status: 'signed-in', session: loginSessions.viewer, isNew: false },
            { status: 'signed-in', session: loginSessions.viewer, isNew: true },
            { status: 'wrong-code', message },
          ],
        },
        devices: { answers: [{ session: loginSessions.viewer }] },
        profiles: { answers: [{ status: 'chosen' }, { status: 'add' }] },
        newProfile: { answers: [undefined] },
        pinSetUp: { answers: [undefined] },
      },
      summarise: ({ check, session, isNewByReset, newPhone, code }) => [
        check?.mode,
        check?.type,
        session,
        isNewByReset,
        newPhone !== '',
        code !== undefined,
      ],
      check: ({ value, context }) => {
        expect(value === 'done' && !context.session?.isAuth).toBe(false);
      },
      limit: 200_000,
    });

    expect(coverage).toMatchInlineSnapshot(`
      {
        "after": "0/0",
        "always": "14/14",
        "branches": "45/45",
        "done": "22/22",
        "error": "14/14",
        "events": "31/31",
        "paths": 295,
        "states": "27/27",
      }
    `);
  });
});
