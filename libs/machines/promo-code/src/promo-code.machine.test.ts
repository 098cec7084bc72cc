import { errorCodes } from '@foyer/contract';
import { resumeFlow, type Secret, secret } from '@foyer/core';
import { errorAnswer, heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { start } from './promo-code.driver.ts';
import { promoAnswers, promoErrors, promoStandings, rightCode } from './promo-code.fixtures.ts';
import type { PromoAnswer, PromoCodePorts } from './promo-code.types.ts';

const refusing = (error: unknown) =>
  vi.fn<PromoCodePorts['sendCode']>(async () => {
    throw error;
  });
const codesOf = (sendCode: ReturnType<typeof refusing>) =>
  sendCode.mock.calls.map(([{ code }]) => code.reveal());

describe('promoCodeMachine', () => {
  it('goes from the form to what a valid code gives [PROMO-001, PROMO-002]', async () => {
    const { enter } = start();
    const { display, message, isUnderWay } = await enter(rightCode, 'success');
    expect([display?.message, message, isUnderWay]).toEqual([
      promoAnswers.service.notification?.display?.message,
      undefined,
      true,
    ]);
  });

  it('C23: asks for a card after 2000021, then sends the same code again [PROMO-003, PROMO-004, PROMO-005]', async () => {
    const sendCode = vi
      .fn<PromoCodePorts['sendCode']>(async () => promoAnswers.service)
      .mockRejectedValueOnce(promoErrors.needsCard);
    const linkCard = vi.fn(async () => true);
    const noteFailure = vi.fn();
    const { actor, atStep, enter } = start({ sendCode, linkCard, noteFailure });

    const asked = await enter(rightCode, 'info');
    expect([asked.message, linkCard.mock.calls.length]).toEqual([
      { text: 'Чтобы продолжить, привяжите банковскую карту' },
      0,
    ]);
    actor.send({ type: 'promo.continue' });
    await atStep('success');

    expect(linkCard).toHaveBeenCalledOnce();
    expect(codesOf(sendCode)).toEqual([rightCode, rightCode]);
    // It was no failed code.
    expect(noteFailure).not.toHaveBeenCalled();
  });

  it('stays at the word about the card when none was linked, and goes back with the code kept', async () => {
    const linkCard = vi.fn<PromoCodePorts['linkCard']>(async () => false);
    linkCard.mockRejectedValueOnce(errorAnswer({ status: 500, code: 1, description: 'Позже' }));
    const sendCode = refusing(promoErrors.needsCard);
    const { actor, atStep, enter } = start({ sendCode, linkCard });
    await enter(rightCode, 'info');
    actor.send({ type: 'promo.continue' });
    expect((await atStep('info')).message).toEqual({ text: 'Позже' });
    actor.send({ type: 'promo.continue' });
    await atStep('info');
    actor.send({ type: 'promo.back' });

    expect(await atStep('form')).toMatchObject({ message: undefined, isUnderWay: false });
    expect(sendCode).toHaveBeenCalledOnce();
  });

  it('asks for the PIN before it sends, and sends nothing without it [PROMO-006]', async () => {
    const asked = heldPort<undefined, boolean>();
    const sendCode = vi.fn(async () => promoAnswers.service);
    const { actor, atStep, enter } = start({ askPin: asked.port, sendCode });
    actor.send({ type: 'code.submit', code: secret(rightCode) });
    await vi.waitFor(() => expect(asked.calls).toHaveLength(1));
    expect(sendCode).not.toHaveBeenCalled();
    asked.calls[0]?.answer(false);
    await atStep('form');
    expect(sendCode).not.toHaveBeenCalled();

    const entered = enter(rightCode, 'success');
    await vi.waitFor(() => expect(asked.calls).toHaveLength(2));
    asked.calls[1]?.answer(true);
    await entered;
    expect(sendCode).toHaveBeenCalledOnce();
  });

  it.each(['', '   '])('sends no empty code: "%s" [PROMO-007]', (code) => {
    const { actor } = start();
    expect(actor.getSnapshot().can({ type: 'code.submit', code: secret(code) })).toBe(false);
  });

  it('C23: sends a code with spaces and small letters as it is printed [PROMO-009]', async () => {
    const sendCode = vi.fn<PromoCodePorts['sendCode']>(async () => promoAnswers.service);
    await start({ sendCode }).enter('  kino30 ', 'success');
    expect(codesOf(sendCode)).toEqual(['KINO30']);
  });

  it('C23: refuses the sixth code of a day without a call [PROMO-010]', async () => {
    let failed = 0;
    const sendCode = refusing(promoErrors.unknown);
    const askPin = vi.fn(async () => true);
    const { enter } = start({
      findStanding: async () => ({ failures: failed, isSignedIn: true }),
      noteFailure: () => {
        failed += 1;
      },
      sendCode,
      askPin,
    });
    const left: unknown[] = [];
    for (let n = 0; n < 5; n += 1) left.push((await enter('wrong')).triesLeft);
    const sixth = await enter();

    expect(left).toEqual([4, 3, 2, 1, 0]);
    expect(sixth.message).toEqual({
      key: 'input.promocode.validate.daily_attempt_limit_exceeded',
    });
    expect([sendCode.mock.calls.length, askPin.mock.calls.length]).toEqual([5, 5]);
  });

  it.each(['unknown', 'expired', 'used'] as const)(
    'counts a code that is %s, with the words of the service [PROMO-011, PROMO-012]',
    async (name) => {
      const noteFailure = vi.fn();
      const { enter } = start({ sendCode: refusing(promoErrors[name]), noteFailure });
      const { message, triesLeft } = await enter();
      expect(message).toEqual({ text: promoErrors[name].message });
      expect(triesLeft).toBe(4);
      expect(noteFailure).toHaveBeenCalledOnce();
    },
  );

  it('counts no failure that says nothing of the code [PROMO-017]', async () => {
    const noteFailure = vi.fn();
    const sendCode = refusing(errorAnswer({ status: 409, code: errorCodes.alreadyOwned }));
    const { enter } = start({ sendCode, noteFailure });
    expect((await enter()).triesLeft).toBeUndefined();
    expect(noteFailure).not.toHaveBeenCalled();
  });

  it('says error.default where the service has no words [PROMO-012]', async () => {
    const { message } = await start({ sendCode: refusing(promoErrors.wordless) }).enter();
    expect(message).toEqual({ key: 'error.default' });
  });

  it('C23: says how long the limit of the service holds after five codes elsewhere [PROMO-010]', async () => {
    const { enter } = start({ sendCode: refusing(promoErrors.tooMany) });
    expect(await enter()).toMatchObject({
      message: { text: 'Слишком много попыток. Попробуйте завтра' },
      waitSeconds: 7200,
    });
  });

  it('C23: says what a certificate adds to the balance [PROMO-002]', async () => {
    const { enter } = start({ sendCode: async () => promoAnswers.certificate });
    const { display } = await enter('GIFT-22222-33333', 'success');
    expect(display?.message).toBe('Сертификат активирован: 500 ₽ на лицевом счёте');
  });

  it('has a visitor sign in with the code, and sends nothing', async () => {
    const signIn = vi.fn<PromoCodePorts['signIn']>();
    const sendCode = vi.fn(async () => promoAnswers.service);
    const findStanding = async () => promoStandings.visitor;
    await start({ findStanding, signIn, sendCode }).enter(' kino30');
    expect(signIn.mock.calls.map(([{ code }]) => code.reveal())).toEqual(['KINO30']);
    expect(sendCode).not.toHaveBeenCalled();
  });

  it('sends one code at a time', async () => {
    const sent = heldPort<{ code: Secret }, PromoAnswer>();
    const { actor, atStep } = start({ sendCode: sent.port });
    actor.send({ type: 'code.submit', code: secret(rightCode) });
    actor.send({ type: 'code.submit', code: secret(rightCode) });
    await vi.waitFor(() => expect(sent.calls).toHaveLength(1));
    actor.send({ type: 'code.submit', code: secret(rightCode) });
    sent.calls[0]?.answer(promoAnswers.silent);
    await atStep('success');
    expect(sent.calls).toHaveLength(1);
  });

  it('begins with an empty form after another press, and after a restored snapshot', async () => {
    const { actor, atStep, enter, machine } = start();
    await enter(rightCode, 'success');
    actor.send({ type: 'promo.again' });
    expect(await atStep('form')).toMatchObject({ display: undefined });

    const under = start({ sendCode: () => new Promise(() => {}) });
    under.actor.send({ type: 'code.submit', code: secret(rightCode) });
    await vi.waitFor(() => expect(under.actor.getSnapshot().matches('sending')).toBe(true));
    const snapshot = JSON.parse(JSON.stringify(under.actor.getPersistedSnapshot()));
    expect(JSON.stringify(snapshot)).not.toContain(rightCode);
    const restored = resumeFlow(machine, snapshot);
    expect(restored.getSnapshot().matches('form')).toBe(true);
  });
});
