import {
  createVisitorSession,
  createSession,
  deleteSession,
  getSession,
  getUser,
  listLanguages,
  sendSmsCode,
  setLanguage,
  updateSession,
  type Client,
} from '@foyer/client';
import { expect } from 'vitest';
import { forAnybody, forSessions, good, type OperationCases } from '../cases.types.ts';
import { secret, type World } from '../world.ts';

const PHONE = '+79000000002';
const deviceUid = 'browser-0001';
const normal = { session_state: 'normal', is_auth: true };

const byEmail = {
  login: 'viewer@example.org',
  loginMode: 'authorize',
  loginType: 'email',
  password: secret('correct-horse'),
  deviceUid,
} as const;

/** Signs in to the family by phone. */
async function signInByPhone(client: Client, world: World) {
  await sendSmsCode(client, { phone: PHONE, purpose: 'auth' });
  return createSession(client, {
    login: PHONE,
    loginMode: 'authorize',
    loginType: 'phone',
    password: await world.codeSentTo(PHONE),
    deviceUid,
  });
}

/** Trials of the session's own calls. */
export const sessionCases = {
  createVisitorSession: {
    good: [
      good({
        title: 'gives a visitor a normal session without an account [SESS-001, CALL-012]',
        as: 'nobody',
        run: (client) => createVisitorSession(client, { deviceUid }),
        check: (session) => expect(session).toEqual({ session_state: 'normal', is_auth: false }),
      }),
      good({
        title: 'leaves a restricted session behind [SESS-005]',
        as: 'restricted',
        run: async (client) => {
          await createVisitorSession(client);
          return getSession(client);
        },
        check: (session) => expect(session).toEqual({ session_state: 'normal', is_auth: false }),
      }),
    ],
    bad: [
      {
        title: 'refuses what is no uid of a device',
        as: 'nobody',
        run: (client) => createVisitorSession(client, { deviceUid: 'no uid' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: (client) => createVisitorSession(client), outcomes: forAnybody },
  },
  createSession: {
    good: [
      good({
        title: 'signs in by the code sent to a phone [CALL-011, SESS-004, LOGIN-023]',
        as: 'visitor',
        run: signInByPhone,
        check: (session) => expect(session).toEqual(normal),
      }),
      good({
        title: 'signs in by the password of an e-mail address [CALL-011, SESS-004]',
        as: 'visitor',
        run: (client) => createSession(client, byEmail),
        check: (session) => expect(session).toEqual(normal),
      }),
    ],
    bad: [
      {
        title: 'refuses a code that was not sent',
        as: 'visitor',
        run: (client) =>
          createSession(client, {
            login: PHONE,
            loginMode: 'authorize',
            loginType: 'phone',
            password: secret('1234'),
            deviceUid,
          }),
        error: 'wrongCode',
      },
      {
        title: 'refuses a wrong password',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, password: secret('wrong-horse') }),
        error: 'wrongPassword',
      },
      {
        title: 'makes no account by e-mail [LOGIN-002]',
        as: 'visitor',
        run: (client) =>
          createSession(client, { ...byEmail, login: 'new@example.org', loginMode: 'register' }),
        error: 'phoneOnly',
      },
      {
        title: 'refuses a login that is neither a phone nor an address',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, login: 'viewer' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a mode that there is not [LOGIN-020]',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, loginMode: 'guess' as 'authorize' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses a type that there is not [LOGIN-021]',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, loginType: 'fax' as 'email' }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an empty password',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, password: secret('') }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses an empty confirmation code',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, confirmationCode: secret('') }),
        error: 'invalidRequest',
      },
      {
        title: 'refuses what is no uid of a device',
        as: 'visitor',
        run: (client) => createSession(client, { ...byEmail, deviceUid: '' }),
        error: 'invalidRequest',
      },
    ],
    access: { run: signInByPhone, outcomes: forSessions },
  },
  getSession: {
    good: [
      good({
        title:
          'says restricted at the device limit, and that nobody is signed in [SESS-003, SESS-006]',
        as: 'restricted',
        run: (client) => getSession(client),
        check: (session) =>
          expect(session).toEqual({ session_state: 'restricted', is_auth: false }),
      }),
      good({
        title: 'says normal otherwise, and that somebody is signed in [SESS-002, SESS-007]',
        as: 'master',
        run: (client) => getSession(client),
        check: (session) => expect(session).toEqual(normal),
      }),
    ],
    bad: [],
    access: { run: (client) => getSession(client), outcomes: forSessions },
  },
  updateSession: {
    good: [
      good({
        title: 'goes on with the same account and profile [CALL-013]',
        as: 'additional',
        run: async (client) => [await updateSession(client), (await getUser(client)).profile?.id],
        check: (answers) => expect(answers).toEqual([normal, 'demo-2-profile-2']),
      }),
      good({
        title: 'stays restricted while there is no room for the device',
        as: 'restricted',
        run: (client) => updateSession(client),
        check: (session) =>
          expect(session).toEqual({ session_state: 'restricted', is_auth: false }),
      }),
    ],
    bad: [],
    access: { run: (client) => updateSession(client), outcomes: forSessions },
  },
  deleteSession: {
    good: [
      good({
        title: 'ends the session on the server [CALL-037, CALL-038]',
        as: 'master',
        run: async (client) => {
          await deleteSession(client);
          return getSession(client).then(
            () => 'still there',
            () => 'gone',
          );
        },
        check: (state) => expect(state).toBe('gone'),
      }),
    ],
    bad: [],
    access: { run: (client) => deleteSession(client), outcomes: forAnybody },
  },
  setLanguage: {
    good: [
      good({
        title: 'keeps the language for the user [CALL-014, LANG-008]',
        as: 'master',
        run: async (client) => [
          await setLanguage(client, { language: 'hye' }),
          (await getUser(client)).language,
        ],
        check: (answers) => expect(answers).toEqual([normal, 'hye']),
      }),
    ],
    bad: [
      {
        title: 'refuses a language that the service does not speak [LANG-001]',
        as: 'visitor',
        run: (client) => setLanguage(client, { language: 'deu' as 'eng' }),
        error: 'invalidRequest',
      },
    ],
    access: {
      run: (client: Client) => setLanguage(client, { language: 'eng' }),
      outcomes: forSessions,
    },
  },
  listLanguages: {
    good: [
      good({
        title:
          'lists the languages, the default first, each in itself [ENTITY-007, LANG-001, LANG-002, LANG-006]',
        as: 'nobody',
        run: (client) => listLanguages(client),
        check: (languages) =>
          expect(languages).toEqual({
            items: [
              { code: 'rus', name: 'Русский' },
              { code: 'eng', name: 'English' },
              { code: 'hye', name: 'Հայերեն' },
            ],
          }),
      }),
    ],
    bad: [],
    access: { run: (client) => listLanguages(client), outcomes: forAnybody },
  },
} satisfies Record<string, OperationCases>;
