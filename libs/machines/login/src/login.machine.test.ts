import { errorCodes } from '@foyer/contract';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { start } from './login.driver.ts';
import { fakeLoginPorts, loginCountries, loginInputs, logins, right } from './login.fixtures.ts';
import type { LoginInput, LoginPorts } from './login.types.ts';

const begin = (input: LoginInput = loginInputs.plain, replaced: Partial<LoginPorts> = {}) =>
  start(input, fakeLoginPorts({}, replaced));

describe('the language step', () => {
  it('comes only when the user has no language and languages exist [LANG-005, LOGIN-004]', async () => {
    const asked = begin(loginInputs.noLanguage);
    const known = begin(loginInputs.plain);
    const none = begin(loginInputs.noLanguage, { listLanguages: async () => [] });
    const failing = begin(loginInputs.noLanguage, {
      listLanguages: () => Promise.reject(new Error()),
    });

    expect((await asked.languagesListed()).languages.map(({ code }) => code)).toEqual([
      'rus',
      'eng',
      'hye',
    ]);
    expect(asked.view().step).toBe('language');
    expect(known.view().step).toBe('login');
    expect([(await none.at('login')).step, (await failing.at('login')).step]).toEqual([
      'login',
      'login',
    ]);
  });

  it('sets the language and says it at the end', async () => {
    const setLanguage = vi.fn(async () => undefined);
    const flow = begin({ ...loginInputs.noLanguage, isProfilesSkipped: true }, { setLanguage });
    await flow.languagesListed();

    flow.chooseLanguage('hye');
    expect((await flow.at('login')).language).toBe('hye');
    flow.enter(logins.email);
    await flow.at('emailPassword');
    flow.enterPassword(right.password);

    expect(await flow.outcome()).toEqual({ status: 'signed-in', isNew: false, language: 'hye' });
    expect(setLanguage).toHaveBeenCalledExactlyOnceWith({ code: 'hye' }, expect.anything());
  });

  it('stays with a word when the language was not set', async () => {
    const flow = begin(loginInputs.noLanguage, { setLanguage: () => Promise.reject(new Error()) });
    await flow.languagesListed();

    flow.chooseLanguage('hye');

    expect(await flow.languageTold()).toEqual({ key: 'error.default' });
    expect(flow.view()).toMatchObject({ step: 'language', language: undefined });
  });
});

describe('the login step', () => {
  it('takes a whole phone only, where e-mail cannot sign in [LOGIN-047, LOGIN-048]', () => {
    const flow = begin(loginInputs.phoneOnly);

    expect(
      ['', '7900000000', '79000000002', logins.email].map((login) => flow.canEnter(login)),
    ).toEqual([false, false, true, false]);
  });

  it('takes anything but nothing, where e-mail can sign in [LOGIN-049, LOGIN-054]', () => {
    const flow = begin(loginInputs.plain);

    expect(['', ' ', '7', 'v'].map((login) => flow.canEnter(login))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('asks the service about what is read of the login [LOGIN-019, LOGIN-044]', async () => {
    const checkLogin = vi.fn(fakeLoginPorts().checkLogin);
    const flow = begin(loginInputs.plain, { checkLogin });

    flow.enter('+7 (900) 000-00-02');
    await flow.at('phonePassword');

    expect(checkLogin).toHaveBeenCalledExactlyOnceWith(
      { login: logins.known, type: 'phone', isMove: false },
      expect.anything(),
    );
  });

  it.each([
    ['7900', loginInputs.plain, 'input.phone.validate'],
    ['viewer@', loginInputs.plain, 'input.email.validate'],
    [logins.known, loginInputs.emailOnly, 'input.email.validate'],
  ])('says what is wrong with %s without a call', (login, input, key) => {
    const checkLogin = vi.fn();
    const flow = begin(input, { checkLogin });

    flow.enter(login);

    expect(flow.view()).toMatchObject({ step: 'login', message: { key }, entered: login });
    expect(checkLogin).not.toHaveBeenCalled();
  });

  it('refuses to register an e-mail address, and stops [LOGIN-002, LOGIN-029]', async () => {
    const flow = begin();

    flow.enter(logins.strangeEmail);
    await waitFor(flow.actor, ({ context }) => Boolean(context.message));

    expect(flow.view()).toMatchObject({
      step: 'login',
      isBusy: false,
      message: { key: 'input.login.validate.only_phone' },
    });
  });

  it('is filled by the phone of the address, in its country', async () => {
    const flow = begin({ ...loginInputs.plain, phone: '+374 91 234-567' });
    await waitFor(flow.actor, ({ context }) => context.countries.length > 1);

    expect(flow.view()).toMatchObject({ entered: '+374 91 234-567', country: loginCountries[1] });
  });

  it('begins with +7 and keeps it without a list of countries [COUNTRY-003]', async () => {
    const listCountries = vi.fn().mockRejectedValue(new Error('No connection'));
    const flow = begin(loginInputs.plain, { listCountries });
    await vi.waitFor(() => expect(listCountries).toHaveBeenCalledOnce());

    expect(flow.view().country).toMatchObject({ callCode: '+7', mask: '(XXX) XXX-XX-XX' });
  });

  it('reads a phone by the chosen country [COUNTRY-004, LOGIN-046]', async () => {
    const flow = begin(loginInputs.phoneOnly);
    await waitFor(flow.actor, ({ context }) => context.countries.length > 1);

    flow.actor.send({ type: 'country.choose', id: 'country-am' });

    expect([flow.canEnter('37491234567'), flow.canEnter('3749123456')]).toEqual([true, false]);
  });

  it('says that there is no way to sign in where the server lists none [LOGIN-055]', () => {
    const flow = begin(loginInputs.noWay);

    expect([flow.view().step, flow.canEnter(logins.known)]).toEqual(['unavailable', false]);
  });
});

describe('a login check that fails', () => {
  const answer = (description?: string) =>
    errorAnswer({
      status: 400,
      code: errorCodes.invalidRequest,
      ...(description && { description }),
    });

  it.each([
    ["the server's words", answer('Номер заблокирован'), { text: 'Номер заблокирован' }],
    ['error.auth without them', answer(), { key: 'error.auth' }],
  ])('is told by %s, and counted [LOGIN-057, LOGIN-058]', async (_, error, message) => {
    const [trackError, reportError] = [vi.fn(), vi.fn()];
    const checkLogin = vi.fn().mockRejectedValue(error);
    const flow = begin(loginInputs.plain, { checkLogin, trackError, reportError });

    flow.enter(logins.known);
    await waitFor(flow.actor, ({ context }) => Boolean(context.message));

    expect(flow.view()).toMatchObject({ step: 'login', message });
    expect(trackError).toHaveBeenCalledExactlyOnceWith({
      code: errorCodes.invalidRequest,
      description: error.message === `Error ${error.code}` ? undefined : error.message,
    });
    expect(reportError).not.toHaveBeenCalled();
  });

  it('is reported when there was no answer [LOGIN-056]', async () => {
    const [trackError, reportError] = [vi.fn(), vi.fn()];
    const error = new TypeError('Failed to fetch');
    const checkLogin = vi.fn().mockRejectedValue(error);
    const flow = begin(loginInputs.plain, { checkLogin, trackError, reportError });

    flow.enter(logins.known);
    await waitFor(flow.actor, ({ context }) => Boolean(context.message));

    expect(reportError).toHaveBeenCalledExactlyOnceWith(error);
    expect(trackError).not.toHaveBeenCalled();
  });
});

describe('closing', () => {
  it('ends the flow as closed and lets the session flow know [LOGIN-042, SESS-006]', async () => {
    const left = vi.fn();
    const flow = begin(loginInputs.plain, { left });

    flow.actor.send({ type: 'login.close' });

    expect(await flow.outcome()).toEqual({ status: 'closed' });
    expect(left).toHaveBeenCalledOnce();
  });

  it('aborts the call under way', async () => {
    const { port, calls } = heldPort<Parameters<LoginPorts['checkLogin']>[0], never>();
    const flow = begin(loginInputs.plain, { checkLogin: port });
    flow.enter(logins.known);

    flow.actor.send({ type: 'login.close' });

    await flow.outcome();
    expect(calls[0]?.signal.aborted).toBe(true);
  });
});
