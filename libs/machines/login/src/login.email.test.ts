import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { start } from './login.driver.ts';
import { fakeLoginPorts, loginInputs, loginSessions, logins, right } from './login.fixtures.ts';
import type { LoginPorts } from './login.types.ts';

const done = { status: 'signed-in', isNew: false, language: undefined };
const begin = (replaced: Partial<LoginPorts> = {}) =>
  start(loginInputs.skipped, fakeLoginPorts({}, replaced));

describe('an e-mail address', () => {
  const atPassword = async (replaced: Partial<LoginPorts> = {}) => {
    const flow = begin(replaced);
    flow.enter(logins.email);
    await flow.at('emailPassword');
    return flow;
  };
  const atEmailCode = async (replaced: Partial<LoginPorts> = {}) => {
    const flow = await atPassword(replaced);
    flow.actor.send({ type: 'password.forget' });
    await flow.codeSent();
    return flow;
  };

  it('signs in with its password [LOGIN-010, LOGIN-027]', async () => {
    const flow = await atPassword();

    flow.enterPassword(right.password);

    expect(await flow.outcome()).toEqual(done);
  });

  it('is asked for its password again when that was wrong', async () => {
    const flow = await atPassword();

    flow.enterPassword('wrong-horse');
    await vi.waitFor(() => expect(flow.view().message).toEqual({ key: 'error.auth' }));

    expect(flow.view()).toMatchObject({ step: 'emailPassword', isBusy: false });
  });

  it('takes no empty password', async () => {
    const flow = await atPassword();

    flow.enterPassword('');

    expect(flow.view()).toMatchObject({ step: 'emailPassword', isBusy: false });
  });

  it('gets a code of six digits when the password is forgotten, then a new password [LOGIN-011, LOGIN-012, LOGIN-032, LOGIN-051]', async () => {
    const sendCode = vi.fn(fakeLoginPorts().sendCode);
    const validateCode = vi.fn(async () => undefined);
    const resetPassword = vi.fn(async () => ({ session: loginSessions.viewer, isNew: false }));
    const flow = await atEmailCode({ sendCode, validateCode, resetPassword });
    expect([flow.view().step, flow.codeView().codeLength]).toEqual(['emailCode', 6]);

    flow.enterCode(right.emailCode);
    await flow.at('changePassword');
    flow.choosePassword('battery-staple');

    expect(await flow.outcome()).toEqual(done);
    expect(sendCode.mock.calls[0]?.[0]).toEqual({
      type: 'email',
      login: logins.email,
      purpose: 'reset_password',
    });
    expect(resetPassword).toHaveBeenCalledExactlyOnceWith(
      {
        type: 'email',
        login: logins.email,
        code: expect.anything(),
        newPassword: expect.anything(),
      },
      expect.anything(),
    );
  });

  it.each([
    ['battery-staple', 'battery', undefined, { key: 'input.password_confirm.validate' }],
    ['battery-staple', '', undefined, { key: 'input.password_confirm.validate' }],
    ['', '', undefined, { key: 'input.password_confirm.validate' }],
    ['short', 'short', { key: 'modal.login.password_short', params: { count: 8 } }, undefined],
  ])(
    'does not take «%s» and «%s» as a new password [LOGIN-052, LOGIN-064]',
    async (password, confirmation, passwordMessage, confirmationMessage) => {
      const resetPassword = vi.fn();
      const flow = await atEmailCode({ resetPassword });
      flow.enterCode(right.emailCode);
      await flow.at('changePassword');

      flow.choosePassword(password, confirmation);

      expect(flow.newPasswordView()).toEqual({
        login: logins.email,
        isBusy: false,
        passwordMessage,
        confirmationMessage,
      });
      expect(resetPassword).not.toHaveBeenCalled();
    },
  );

  it('asks for another code when the first is not in force any more', async () => {
    const error = errorAnswer({ status: 400, code: errorCodes.wrongCode, description: 'Устарел' });
    const flow = await atEmailCode({ resetPassword: () => Promise.reject(error) });
    flow.enterCode(right.emailCode);
    await flow.at('changePassword');

    flow.choosePassword('battery-staple');
    await flow.at('emailCode');

    expect(flow.codeView().message).toEqual({ text: 'Устарел' });
  });

  it('may go back to another login', async () => {
    const flow = await atEmailCode();

    flow.actor.send({ type: 'login.back' });

    expect(flow.view()).toMatchObject({ step: 'login', entered: logins.email, message: undefined });
  });
});
