import { errorCodes } from '@foyer/contract';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { start } from './login.driver.ts';
import { fakeLoginPorts, loginInputs, logins, right } from './login.fixtures.ts';
import type { LoginPorts } from './login.types.ts';

const done = { status: 'signed-in', isNew: false, language: undefined };

/** A flow at the code of a phone, and the calls that were made. */
async function atPhoneCode(login: string, replaced: Partial<LoginPorts> = {}) {
  const ports = fakeLoginPorts({}, replaced);
  const calls = { sendCode: vi.fn(ports.sendCode), createSession: vi.fn(ports.createSession) };
  const flow = start(loginInputs.skipped, { ...ports, ...calls });
  flow.enter(login);
  await flow.at('phonePassword');
  await flow.codeSent();
  return { flow, ...calls };
}

describe('the code of a phone', () => {
  it.each([
    ['authorize', logins.known, 'auth'],
    ['register', logins.unknown, 'register'],
    ['reset_password', logins.mustReset, 'reset_password'],
    ['migrate_phone', logins.mustMove, 'migrate_phone'],
  ])(
    'is sent in the mode %s with its action [LOGIN-009, LOGIN-023, LOGIN-024, LOGIN-025, LOGIN-026]',
    async (_, login, purpose) => {
      const { sendCode } = await atPhoneCode(login);

      expect(sendCode).toHaveBeenCalledExactlyOnceWith(
        { type: 'phone', login, purpose },
        expect.anything(),
      );
    },
  );

  it('signs in, and the flow ends with success [LOGIN-041]', async () => {
    const { flow, createSession } = await atPhoneCode(logins.known);

    flow.enterCode(right.smsCode);

    expect(await flow.outcome()).toEqual(done);
    expect(createSession).toHaveBeenCalledExactlyOnceWith(
      { login: logins.known, type: 'phone', mode: 'authorize', password: expect.anything() },
      expect.anything(),
    );
  });

  it('has four digits, unless the service says otherwise [LOGIN-050]', async () => {
    const four = await atPhoneCode(logins.known);
    const six = await atPhoneCode(logins.known, {
      sendCode: async () => ({ resendAfterSeconds: 60, codeLength: 6 }),
    });
    const unsent = await atPhoneCode(logins.known, { sendCode: () => Promise.reject(new Error()) });

    expect([four, six, unsent].map(({ flow }) => flow.codeView().codeLength)).toEqual([4, 6, 4]);
  });

  it('is asked for again when it was wrong, without another being sent', async () => {
    const { flow, sendCode } = await atPhoneCode(logins.known);

    flow.enterCode('0001');

    expect(await flow.codeTold()).toEqual({ key: 'input.code.validate' });
    expect(flow.codeView()).toMatchObject({ isBusy: false, recipient: '+79000000002' });
    expect(sendCode).toHaveBeenCalledOnce();
  });

  it("tells the server's words about too many guesses", async () => {
    const error = errorAnswer({
      status: 429,
      code: errorCodes.tooManyCodes,
      description: 'Слишком много попыток',
    });
    const { flow } = await atPhoneCode(logins.known, {
      createSession: () => Promise.reject(error),
    });

    flow.enterCode(right.smsCode);

    expect(await flow.codeTold()).toEqual({ text: 'Слишком много попыток' });
  });

  it('may be sent again when the countdown has ended', async () => {
    const sendCode = vi.fn(async () => ({ resendAfterSeconds: 2, codeLength: 4 }));
    const { flow } = await atPhoneCode(logins.known, { sendCode });
    const view = () => [flow.codeView().resendInSeconds, flow.codeView().canResend];

    const seen = [view()];
    flow.clock.increment(1000);
    seen.push(view());
    flow.clock.increment(1000);
    seen.push(view());
    flow.code().send({ type: 'code.resend' });

    expect(seen).toEqual([
      [2, false],
      [1, false],
      [0, true],
    ]);
    expect(sendCode).toHaveBeenCalledTimes(2);
  });

  it('keeps its wait for each phone, also when the viewer comes back [LOGIN-053]', async () => {
    const waits: Record<string, number> = { [logins.known]: 17 };
    const { flow } = await atPhoneCode(logins.known, {
      sendCode: async ({ login }) => ({ resendAfterSeconds: waits[login] ?? 60, codeLength: 4 }),
    });
    const seen = [flow.codeView().resendInSeconds];
    for (const login of [logins.unknown, logins.known]) {
      flow.actor.send({ type: 'login.back' });
      flow.enter(login);
      await flow.at('phonePassword');
      seen.push((await flow.codeSent()).resendInSeconds);
    }

    expect(seen).toEqual([17, 60, 17]);
  });

  it('counts down the wait of a refusal', async () => {
    const error = errorAnswer({ status: 429, code: errorCodes.tooManyCodes, retryAfterSeconds: 9 });
    const { flow } = await atPhoneCode(logins.known, { sendCode: () => Promise.reject(error) });

    expect(flow.codeView()).toMatchObject({ resendInSeconds: 9, canResend: false });
  });

  it('of a reset leads to a new password, which signs in [LOGIN-066]', async () => {
    const { flow, createSession } = await atPhoneCode(logins.mustReset);

    flow.enterCode(right.smsCode);
    await flow.at('changePassword');
    flow.choosePassword('battery-staple');

    expect(await flow.outcome()).toEqual(done);
    expect(createSession).not.toHaveBeenCalled();
  });
});
