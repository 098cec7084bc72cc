import { describe, expect, it, vi } from 'vitest';
import { start } from './login.driver.ts';
import { fakeLoginPorts, loginInputs, logins, right } from './login.fixtures.ts';
import type { LoginPorts } from './login.types.ts';

const done = { status: 'signed-in', isNew: false, language: undefined };
const begin = (replaced: Partial<LoginPorts> = {}) =>
  start(loginInputs.skipped, fakeLoginPorts({}, replaced));

describe('an account that must move to a phone', () => {
  const atMove = async (replaced: Partial<LoginPorts> = {}) => {
    const flow = begin(replaced);
    flow.enter(logins.oldEmail);
    await flow.at('migratedLogin');
    return flow;
  };

  it('moves by its password and the code of the phone [LOGIN-006, LOGIN-008, LOGIN-028, LOGIN-031]', async () => {
    const ports = fakeLoginPorts();
    const calls = {
      checkLogin: vi.fn(ports.checkLogin),
      sendCode: vi.fn(ports.sendCode),
      createSession: vi.fn(ports.createSession),
    };
    const flow = await atMove(calls);

    flow.enter(logins.free);
    await flow.at('migratedPhonePassword');
    flow.enterPassword(right.oldPassword);
    await flow.codeSent();
    flow.enterCode(right.smsCode);

    expect(await flow.outcome()).toEqual(done);
    expect(calls.checkLogin.mock.calls[1]?.[0]).toEqual({
      login: logins.free,
      type: 'phone',
      isMove: true,
    });
    expect(calls.sendCode.mock.calls.map(([request]) => request)).toEqual([
      { type: 'phone', login: logins.free, purpose: 'migrate_phone' },
    ]);
    const [request] = calls.createSession.mock.calls[0] ?? [];
    expect({
      ...request,
      password: request?.password.reveal(),
      confirmationCode: request?.confirmationCode?.reveal(),
    }).toEqual({
      login: logins.oldEmail,
      type: 'email',
      mode: 'migrate_phone',
      password: right.oldPassword,
      confirmationCode: right.smsCode,
    });
  });

  it('is asked for its password again when that was wrong', async () => {
    const flow = await atMove();
    flow.enter(logins.free);
    await flow.at('migratedPhonePassword');
    flow.enterPassword('wrong-horse');
    await flow.codeSent();

    flow.enterCode(right.smsCode);

    expect((await flow.at('migratedPhonePassword')).message).toEqual({
      key: 'input.password.validate',
    });
  });

  it('cannot move to the phone of another account', async () => {
    const flow = await atMove();

    flow.enter(logins.known);
    await vi.waitFor(() => expect(flow.view().message).toBeDefined());

    expect(flow.view()).toMatchObject({ step: 'migratedLogin', isBusy: false });
  });

  it('takes a whole phone only', async () => {
    const flow = await atMove();

    expect([flow.canEnter('7900'), flow.canEnter(logins.free)]).toEqual([false, true]);
  });

  it('may reset its password by a code sent by e-mail, which signs in [LOGIN-007, LOGIN-030, LOGIN-061]', async () => {
    const flow = await atMove();
    flow.actor.send({ type: 'password.forget' });
    await flow.at('migratedPhonePasswordReset');
    flow.actor.send({ type: 'reset.start' });
    await flow.codeSent();
    expect(flow.codeView()).toMatchObject({ recipient: logins.oldEmail, isEmail: true });

    flow.enterCode(right.emailCode);
    await flow.at('changePassword');
    flow.choosePassword('battery-staple');

    expect(await flow.outcome()).toEqual(done);
  });

  it('goes back step by step', async () => {
    const flow = await atMove();
    flow.enter(logins.free);
    await flow.at('migratedPhonePassword');
    flow.enterPassword(right.oldPassword);
    const seen = [flow.view().step];
    for (let time = 0; time < 3; time += 1) {
      flow.actor.send({ type: 'login.back' });
      seen.push(flow.view().step);
    }

    expect(seen).toEqual(['phonePassword', 'migratedPhonePassword', 'migratedLogin', 'login']);
  });
});
