import { resumeFlow, secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { toPromise } from 'xstate';
import { atStep, start, toCode } from './bonus.driver.ts';
import { bonusErrors, bonusOffers, needsCode, rightCode } from './bonus.fixtures.ts';
import { selectBonusView } from './bonus.selectors.ts';
import type { BonusAnswer, BonusLogin, BonusPorts } from './bonus.types.ts';

const failing = (error: unknown) => () => Promise.reject(error);

describe('bonusMachine, until a login is sent', () => {
  it("offers the account's own phone, and sends its digits [BONUS-017]", async () => {
    const register = vi.fn<BonusPorts['register']>(async () => needsCode);
    const { actor, view } = start({ register });
    await atStep(actor, 'register');
    expect(view()).toMatchObject({ login: '+79000000002', canChooseLogin: true });

    await toCode(actor, '8 900 000-00-05');

    expect(register.mock.calls.map(([input]) => input)).toEqual([
      { programId: 'bonus-svet', login: '79000000005', loginType: 'phone' },
    ]);
    expect(view()).toMatchObject({ login: '+79000000005' });
  });

  it.each([
    ['byPhone', '12', 'input.phone.validate'],
    ['byEmail', '79000000005', 'input.email.validate'],
  ] as const)('sends no login of another form to a program %s', async (offer, login, key) => {
    const register = vi.fn<BonusPorts['register']>();
    const { actor, view } = start({ findOffer: async () => bonusOffers[offer], register });
    await atStep(actor, 'register');

    actor.send({ type: 'login.submit', login });

    expect(view()).toMatchObject({ step: 'register', login, message: { key } });
    expect(register).not.toHaveBeenCalled();
  });

  it("sends the account's own login where no other may be used [BONUS-019]", async () => {
    const register = vi.fn<BonusPorts['register']>(async () => needsCode);
    const { actor } = start({ findOffer: async () => bonusOffers.ownOnly, register });

    await toCode(actor, '+79990000000');

    expect(register.mock.calls[0]?.[0].login).toBe('79000000002');
  });

  it.each(['processing', 'active', 'blocked', 'closed', 'noLogin'] as const)(
    'shows the error at the start for a program that is %s [BONUS-003, BONUS-004]',
    async (offer) => {
      const { actor, view } = start({ findOffer: async () => bonusOffers[offer] });
      await atStep(actor, 'error');
      expect(view()).toMatchObject({ canRetry: false, message: { params: { name: 'Свет' } } });
    },
  );

  it('calls a program that there is not NONAME [BONUS-016]', async () => {
    const { actor, view } = start({ findOffer: failing(bonusErrors.missing) });
    await atStep(actor, 'error');
    expect(view()).toMatchObject({
      canRetry: false,
      message: { key: 'modal.bonus_activate.error.subtitle', params: { name: 'NONAME' } },
    });
  });

  it('reads the program again after a failed call', async () => {
    const findOffer = vi
      .fn<BonusPorts['findOffer']>()
      .mockRejectedValueOnce(Object.assign(new Error('gone'), { name: 'NetworkError' }))
      .mockResolvedValue(bonusOffers.byPhone);
    const { actor, view } = start({ findOffer });
    await atStep(actor, 'error');
    expect(view()).toMatchObject({ canRetry: true, message: { key: 'error.network' } });

    actor.send({ type: 'bonus.retry' });

    await atStep(actor, 'register');
  });
});

describe('bonusMachine, when a login was sent', () => {
  it('asks for the code where the service wants one [BONUS-001]', async () => {
    const { actor, view } = start();
    await toCode(actor);
    expect(view()).toMatchObject({ step: 'confirm', resendInSeconds: 2 });
  });

  it.each(['processing', 'active', 'anything'])(
    'ends with the word that the page is old when the service answers %s [BONUS-002]',
    async (status) => {
      const { actor } = start({ register: async () => ({ status }) });
      await atStep(actor, 'register');
      actor.send({ type: 'login.submit', login: '+79000000002' });
      expect(await toPromise(actor)).toEqual({ status: 'joined' });
    },
  );

  it("shows the service's words where it refuses [BONUS-015]", async () => {
    const { actor, view } = start({ register: failing(bonusErrors.refused) });
    await atStep(actor, 'register');
    actor.send({ type: 'login.submit', login: '+79000000005' });
    await atStep(actor, 'error');
    expect(view()).toMatchObject({
      canRetry: true,
      message: { text: 'Этот номер уже в программе' },
    });
  });

  it('has words where a refusal has none [BONUS-015]', async () => {
    const { actor, view } = start({
      register: failing(Object.assign(new Error(), { ...bonusErrors.refused, description: '' })),
    });
    await atStep(actor, 'register');
    actor.send({ type: 'login.submit', login: '+79000000005' });
    await atStep(actor, 'error');
    expect(view().message).toEqual({
      key: 'modal.bonus_activate.error.subtitle',
      params: { name: 'Свет' },
    });
  });

  it.each([
    ['unreadable', { key: 'input.phone.validate' }],
    ['tooMany', { text: 'Слишком много кодов' }],
  ] as const)('keeps the form when the answer is «%s»', async (name, message) => {
    const { actor, view } = start({ register: failing(bonusErrors[name]) });
    await atStep(actor, 'register');
    actor.send({ type: 'login.submit', login: '+79000000005' });
    await vi.waitFor(() => expect(view()).toMatchObject({ step: 'register', message }));
  });

  it('sends nothing twice while the first answer is awaited', async () => {
    const { port, calls } = heldPort<BonusLogin, BonusAnswer>();
    const { actor } = start({ register: port });
    await atStep(actor, 'register');
    actor.send({ type: 'login.submit', login: '+79000000005' });
    actor.send({ type: 'login.submit', login: '+79000000005' });
    expect(calls).toHaveLength(1);
  });
});

describe('bonusMachine, when a code was sent', () => {
  it('confirms by the code and the request that it belongs to [BONUS-018]', async () => {
    const confirm = vi.fn<BonusPorts['confirm']>(async () => {});
    const { actor } = start({ confirm });
    await toCode(actor);

    actor.send({ type: 'code.submit', code: secret(rightCode) });

    expect(await toPromise(actor)).toEqual({ status: 'joined' });
    const [input] = confirm.mock.calls[0] ?? [];
    expect(input).toMatchObject({ programId: 'bonus-svet', requestId: 'request-1' });
    expect(input?.code.reveal()).toBe(rightCode);
  });

  it('takes no code of less than 4 characters [BONUS-013]', async () => {
    const { actor } = start();
    await toCode(actor);
    const can = (code: string) =>
      actor.getSnapshot().can({ type: 'code.submit', code: secret(code) });
    expect([can('739'), can('739 '), can('7391'), can('7391AB')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('says at the field that a code is wrong', async () => {
    const { actor, view } = start();
    await toCode(actor);
    actor.send({ type: 'code.submit', code: secret('0000') });
    await vi.waitFor(() => expect(view().message).toEqual({ key: 'input.code.validate' }));
    expect(view()).toMatchObject({ step: 'confirm', isBusy: false });
  });

  it('shows the error where the request is not known any more [BONUS-015]', async () => {
    const { actor, view } = start({ confirm: failing(bonusErrors.missing) });
    await toCode(actor);
    actor.send({ type: 'code.submit', code: secret(rightCode) });
    await atStep(actor, 'error');
    expect(view().canRetry).toBe(true);
  });

  it('sends another code when the seconds of the service are over [BONUS-014]', async () => {
    const register = vi
      .fn<BonusPorts['register']>()
      .mockResolvedValueOnce(needsCode)
      .mockResolvedValue({ ...needsCode, requestId: 'request-2', resendAfterSeconds: 60 });
    const confirm = vi.fn<BonusPorts['confirm']>(async () => {});
    const { actor, clock, view } = start({ register, confirm });
    await toCode(actor);

    clock.increment(1000);
    actor.send({ type: 'code.resend' });
    expect([register.mock.calls.length, view().resendInSeconds]).toEqual([1, 1]);
    clock.increment(1000);
    actor.send({ type: 'code.resend' });
    await vi.waitFor(() => expect(view().resendInSeconds).toBe(60));

    expect(register).toHaveBeenCalledTimes(2);
    actor.send({ type: 'code.submit', code: secret(rightCode) });
    await toPromise(actor);
    expect(confirm.mock.calls[0]?.[0].requestId).toBe('request-2');
  });

  it('goes back to the login as it was typed', async () => {
    const { actor, view } = start();
    await toCode(actor, '+79000000005');
    actor.send({ type: 'login.change' });
    expect(view()).toMatchObject({ step: 'register', login: '+79000000005', message: undefined });
  });

  it('begins again after a reload: the code is nowhere kept', async () => {
    const { actor, machine } = start();
    await toCode(actor);
    const resumed = resumeFlow(machine, actor.getPersistedSnapshot());
    expect(selectBonusView(resumed.getSnapshot()).step).toBe('loading');
    resumed.stop();
  });

  it('leaves at any time', async () => {
    const { actor } = start();
    await toCode(actor);
    actor.send({ type: 'bonus.leave' });
    expect(await toPromise(actor)).toEqual({ status: 'left' });
  });
});
