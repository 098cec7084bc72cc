import { errorCodes } from '@foyer/contract';
import { secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock, toPromise, waitFor } from 'xstate';
import {
  fakePasswordConfirmPorts,
  passwordConfirmInputs,
  rightCode,
  rightPassword,
} from './password-confirm.fixtures.ts';
import { createPasswordConfirmMachine } from './password-confirm.machine.ts';
import { selectPasswordConfirmView } from './password-confirm.selectors.ts';
import type { PasswordConfirmInput, PasswordConfirmPorts } from './password-confirm.types.ts';

function start(input: PasswordConfirmInput, replaced: Partial<PasswordConfirmPorts> = {}) {
  const clock = new SimulatedClock();
  const machine = createPasswordConfirmMachine(fakePasswordConfirmPorts(replaced));
  const actor = createActor(machine, { input, clock }).start();
  const view = () => selectPasswordConfirmView(actor.getSnapshot());
  const told = async () =>
    (await waitFor(actor, (snapshot) => Boolean(snapshot.context.message))).context.message;
  return { actor, clock, view, told };
}

const code = (value: string) => ({ type: 'code.submit', code: secret(value) }) as const;
const password = (value: string) => ({ type: 'password.submit', password: secret(value) }) as const;

describe('passwordConfirmMachine', () => {
  it('sends a code to the phone and hands over the right one [MODAL-013]', async () => {
    const sendCode = vi.fn(async () => ({ resendAfterSeconds: 30, codeLength: 4 }));
    const { actor } = start(passwordConfirmInputs.phone, { sendCode });

    actor.send(code(rightCode));
    const output = await toPromise(actor);

    expect(sendCode).toHaveBeenCalledExactlyOnceWith({ phone: '79000000002' }, expect.anything());
    expect(output).toMatchObject({ status: 'confirmed', confirmation: { kind: 'code' } });
    expect(output.status === 'confirmed' && output.confirmation.secret.reveal()).toBe(rightCode);
  });

  it('asks for the current password without a phone [MODAL-014]', async () => {
    const sendCode = vi.fn();
    const { actor, view } = start(passwordConfirmInputs.password, { sendCode });
    expect(view().step).toBe('password');

    actor.send(password(rightPassword));
    const output = await toPromise(actor);

    expect(sendCode).not.toHaveBeenCalled();
    expect(output).toMatchObject({ status: 'confirmed', confirmation: { kind: 'password' } });
    expect(output.status === 'confirmed' && output.confirmation.secret.reveal()).toBe(
      rightPassword,
    );
  });

  it('takes no code shorter than four, and no empty password [MODAL-015]', () => {
    const byCode = start(passwordConfirmInputs.phone).actor.getSnapshot();
    const byPassword = start(passwordConfirmInputs.password).actor.getSnapshot();

    expect(['', '7', '739', '7391'].map((value) => byCode.can(code(value)))).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(byPassword.can(password(''))).toBe(false);
  });

  it('takes the length of the code from the service', async () => {
    const { actor } = start(passwordConfirmInputs.phone, {
      sendCode: async () => ({ resendAfterSeconds: 30, codeLength: 6 }),
    });
    await waitFor(actor, (snapshot) => snapshot.matches({ code: { delivery: 'waiting' } }));

    expect(actor.getSnapshot().can(code('7391'))).toBe(false);
    expect(actor.getSnapshot().can(code('739100'))).toBe(true);
  });

  it('asks again after a wrong code or password', async () => {
    const byCode = start(passwordConfirmInputs.phone);
    const byPassword = start(passwordConfirmInputs.password);

    byCode.actor.send(code('0001'));
    byPassword.actor.send(password('wrong'));

    expect(await byCode.told()).toEqual({ key: 'input.code.validate' });
    expect(await byPassword.told()).toEqual({ key: 'input.password.validate' });
    expect([byCode.view().isBusy, byPassword.view().isBusy]).toEqual([false, false]);
  });

  it("tells the server's words about a failed check", async () => {
    const error = errorAnswer({
      status: 400,
      code: errorCodes.wrongCode,
      description: 'Код устарел',
    });
    const validateCode = vi.fn().mockRejectedValue(error);
    const { actor, told } = start(passwordConfirmInputs.phone, { validateCode });

    actor.send(code(rightCode));

    expect(await told()).toEqual({ text: 'Код устарел' });
  });

  it('lets the code be sent again when the countdown has ended', async () => {
    const sendCode = vi.fn(async () => ({ resendAfterSeconds: 2, codeLength: 4 }));
    const { actor, clock, view } = start(passwordConfirmInputs.phone, { sendCode });
    await waitFor(actor, (snapshot) => snapshot.matches({ code: { delivery: 'waiting' } }));

    clock.increment(1000);
    expect(view()).toMatchObject({ resendInSeconds: 1, canResend: false });
    actor.send({ type: 'code.resend' });
    clock.increment(1000);
    expect(view()).toMatchObject({ resendInSeconds: 0, canResend: true });
    actor.send({ type: 'code.resend' });

    expect(sendCode).toHaveBeenCalledTimes(2);
  });

  it('waits as long as the server says after too many codes', async () => {
    const error = errorAnswer({
      status: 429,
      code: errorCodes.tooManyCodes,
      retryAfterSeconds: 40,
    });
    const sendCode = vi.fn().mockRejectedValue(error);
    const { told, view } = start(passwordConfirmInputs.phone, { sendCode });

    expect(await told()).toEqual({ key: 'error.default' });
    expect(view()).toMatchObject({ resendInSeconds: 40, canResend: false });
  });

  it('keeps a code in check when another one cannot be sent', async () => {
    const checks = heldPort<
      Parameters<PasswordConfirmPorts['validateCode']>[0],
      { valid: boolean }
    >();
    const sendings = heldPort<
      { phone: string },
      { resendAfterSeconds: number; codeLength: number }
    >();
    const { actor, told } = start(passwordConfirmInputs.phone, {
      sendCode: sendings.port,
      validateCode: checks.port,
    });
    actor.send(code(rightCode));

    sendings.calls[0]?.fail(new Error('No connection'));
    await told();
    checks.calls[0]?.answer({ valid: true });

    expect(await toPromise(actor)).toMatchObject({ status: 'confirmed' });
  });

  it('aborts its calls when the viewer turns back', async () => {
    const sendings = heldPort<
      { phone: string },
      { resendAfterSeconds: number; codeLength: number }
    >();
    const { actor } = start(passwordConfirmInputs.phone, { sendCode: sendings.port });

    actor.send({ type: 'confirm.cancel' });

    expect(await toPromise(actor)).toEqual({ status: 'cancelled' });
    expect(sendings.calls[0]?.signal.aborted).toBe(true);
  });
});
