import { flowEvents, redact, resumeFlow } from '@foyer/core';
import { errorAnswer } from '@foyer/core/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { startPromoAccess } from './promo-access.driver.ts';
import { fakePromoAccessPorts, promoAccessInputs, promoAnswers } from './promo-access.fixtures.ts';
import { createPromoAccessMachine } from './promo-access.machine.ts';
import { PROMO_DELAY_MS } from './promo-access.setup.ts';
import { promoWatchEvents } from './promo-watch.machine.ts';

const {
  access,
  accessOfVisitor,
  accessOfEmbedded,
  jointViewing,
  checkAuth,
  checkAuthOfVisitor,
  phone,
  phoneOfVisitor,
} = promoAccessInputs;

const refusal = errorAnswer({ status: 404, code: 2_000_018, description: 'Код не найден' });

describe('promoAccessMachine, a code by access', () => {
  it('is sent one second after the page [QUERY-008, NOTIF-023]', () => {
    const { clock, codes } = startPromoAccess(access);

    clock.increment(999);
    expect(codes()).toEqual([]);
    clock.increment(1);

    expect(codes()).toEqual(['KINO2026']);
  });

  it('asks a visitor to sign in first, then goes on [NOTIF-021]', () => {
    const { shown, wait, codes, signIn } = startPromoAccess(accessOfVisitor);
    wait();
    expect([shown(), codes()]).toEqual(['login', []]);

    signIn();
    wait();

    expect([shown(), codes()]).toEqual([undefined, ['KINO2026']]);
  });

  it('shows the panel of the answer for five seconds [NOTIF-022]', async () => {
    const { wait, answer, read, held, told, output, done } = startPromoAccess(access);
    wait();
    expect(held).toEqual(['busy.began']);

    await answer(promoAnswers.panel);

    const { notification } = promoAnswers.panel;
    const display = { ...notification.display, duration: 5 };
    expect(told).toEqual([
      {
        type: 'notification.received',
        source: 'load',
        notification: { ...notification, display },
      },
    ]);
    // Until it was read no reload takes it away.
    expect([output(), held]).toEqual([undefined, ['busy.began']]);
    read();
    expect([output(), done]).toEqual([{ status: 'activated' }, ['clearAddress']]);
    expect(held).toEqual(['busy.began', 'busy.ended']);
  });

  it('passes a popup on as it is, and says nothing when the server does not', async () => {
    const [loud, silent] = [startPromoAccess(access), startPromoAccess(access)];
    loud.wait();
    silent.wait();

    await loud.answer(promoAnswers.popup);
    await silent.answer(promoAnswers.silent);

    expect(loud.told[0]?.['notification']).toEqual(promoAnswers.popup.notification);
    expect([silent.told, silent.output()]).toEqual([[], { status: 'activated' }]);
  });

  it('says nothing when it is refused, and stays [NOTIF-026]', async () => {
    const { wait, fail, held, told, done, output } = startPromoAccess(access);
    wait();

    await fail(refusal);

    expect([told, done, output()]).toEqual([[], ['clearAddress'], { status: 'refused' }]);
    expect(held).toEqual(['busy.began', 'busy.ended']);
  });

  it('leaves the address before it is sent, so that a reload does not send it again', () => {
    const { wait, done } = startPromoAccess(access);
    expect(done).toEqual([]);

    wait();

    expect(done).toEqual(['clearAddress']);
  });

  it('leads home when the sign-in is closed [NOTIF-025]', () => {
    const { close, done, output, codes, wait } = startPromoAccess(accessOfVisitor);

    close();
    wait();

    expect([done, output(), codes()]).toEqual([['goHome'], { status: 'cancelled' }, []]);
  });

  it.each([
    ['another page', { type: 'navigation.changed' }],
    [
      'another dialog',
      { type: 'modal.open', request: { id: 'a', name: 'a', whenBusy: 'replace' } },
    ],
  ])('leaves the viewer where %s has led', (_, event) => {
    const { modal, done, output } = startPromoAccess(accessOfVisitor);

    modal.send(event as Parameters<typeof modal.send>[0]);

    expect([done, output()]).toEqual([[], { status: 'cancelled' }]);
  });

  it('does not take the end of another dialog for its own', () => {
    const { actor, output } = startPromoAccess(accessOfVisitor);

    actor.send({ type: 'modal.resolved', id: 'login', name: 'login' });
    actor.send({ type: 'modal.rejected', id: 'login', name: 'login', reason: 'cancelled' });

    expect([actor.getSnapshot().value, output()]).toEqual(['signingIn', undefined]);
  });
});

describe('promoAccessMachine, a joint viewing', () => {
  it('is joined by its id, and leads to the page that the answer names [QUERY-020, NOTIF-033]', async () => {
    const { wait, codes, answer, done, told } = startPromoAccess(jointViewing);
    wait();
    expect(codes()).toEqual(['vecher-1']);

    await answer(promoAnswers.panel);

    expect(done).toEqual(['clearAddress', 'movies/metropolis']);
    expect(told).toHaveLength(1);
  });

  it('leads home when the answer names no page', async () => {
    const { wait, answer, done } = startPromoAccess(jointViewing);
    wait();

    await answer(promoAnswers.silent);

    expect(done).toEqual(['clearAddress', '/']);
  });

  it('says in the words of the server why it failed, and leads home [NOTIF-027]', async () => {
    const { wait, fail, told, done, output } = startPromoAccess(jointViewing);
    wait();

    await fail(refusal);

    const message = { text: 'Код не найден' };
    expect(told).toEqual([
      {
        type: 'notice.show',
        notice: { message, tone: 'error', durationSeconds: 5, isForced: true },
      },
    ]);
    expect([done, output()]).toEqual([['clearAddress', 'goHome'], { status: 'refused' }]);
  });
});

describe('promoAccessMachine, check_auth', () => {
  it('forces a sign-in and sends nothing [QUERY-014]', () => {
    const { shown, signIn, wait, codes, done, output } = startPromoAccess(checkAuthOfVisitor);
    expect(shown()).toBe('login');

    signIn();
    wait();

    expect([codes(), done, output()]).toEqual([[], ['clearAddress'], { status: 'signedIn' }]);
  });

  it('asks nothing of a viewer who is signed in', () => {
    const { shown, output } = startPromoAccess(checkAuth);

    expect([shown(), output()]).toEqual([undefined, { status: 'signedIn' }]);
  });

  it('leads home when the sign-in is closed [NOTIF-024]', () => {
    const { close, done, output } = startPromoAccess(checkAuthOfVisitor);

    close();

    expect([done, output()]).toEqual([['goHome'], { status: 'cancelled' }]);
  });
});

describe('promoAccessMachine, auth_phone', () => {
  it('opens the sign-in with that phone for a visitor, who may close it and stay [QUERY-015, QUERY-017]', () => {
    const { modal, shown, close, done, output } = startPromoAccess(phoneOfVisitor);
    expect([shown(), modal.getSnapshot().context.current?.data]).toEqual([
      'login',
      { phone: '79000000001' },
    ]);

    close();

    expect([done, output()]).toEqual([[], { status: 'cancelled' }]);
  });

  it('opens nothing for a viewer who is signed in [QUERY-016]', () => {
    const { shown, output } = startPromoAccess(phone);

    expect([shown(), output()]).toEqual([undefined, { status: 'signedIn' }]);
  });

  it('asks nobody on a page that may not open a sign-in [QUERY-021, QUERY-022]', () => {
    const { shown, wait, codes, done, output } = startPromoAccess(accessOfEmbedded);

    wait();

    expect([shown(), codes(), done, output()]).toEqual([
      undefined,
      [],
      [],
      { status: 'cancelled' },
    ]);
  });
});

describe('promoAccessMachine, the code of an address', () => {
  it.each([
    ['access', access, 'KINO2026'],
    ['a joint viewing', jointViewing, 'vecher-1'],
  ])('is shown by no context, snapshot or log of %s', async (_, input, code) => {
    const clock = new SimulatedClock();
    const sent: string[] = [];
    const log: string[] = [];
    const ports = fakePromoAccessPorts({
      sendCode: async (call) => {
        log.push(JSON.stringify(call));
        sent.push(call.code.reveal());
        throw refusal;
      },
    });
    const actor = createActor(createPromoAccessMachine(ports), {
      input,
      clock,
      inspect: (inspected) => log.push(JSON.stringify(inspected, ['event', 'input', 'context'])),
    });
    actor.subscribe(({ context }) => log.push(JSON.stringify(context)));
    actor.start();
    log.push(JSON.stringify(actor.getPersistedSnapshot()));

    clock.increment(PROMO_DELAY_MS);
    await new Promise((resolve) => setImmediate(resolve));

    expect([sent, actor.getSnapshot().output]).toEqual([[code], { status: 'refused' }]);
    expect(log.length).toBeGreaterThan(3);
    expect(log.join()).not.toContain(code);
  });

  it('is masked in the log of an event that was not boxed', () => {
    const event = {
      type: 'address.asked',
      ask: { request: { kind: 'access', code: 'KINO2026' }, canAsk: true },
    };

    expect(redact(event, { ...promoWatchEvents, ...flowEvents })).toEqual({
      type: 'address.asked',
      ask: { request: { kind: 'access', code: '[secret]' }, canAsk: true },
    });
  });

  it('is lost with its snapshot: nothing is sent, and the address still has it', () => {
    const machine = createPromoAccessMachine(fakePromoAccessPorts());
    const clock = new SimulatedClock();
    const waiting = createActor(machine, { input: access, clock }).start();
    const snapshot = JSON.parse(JSON.stringify(waiting.getPersistedSnapshot())) as never;

    expect(resumeFlow(machine, snapshot).getSnapshot().output).toEqual({ status: 'cancelled' });
  });
});
