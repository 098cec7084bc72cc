import { secret } from '@foyer/core';
import { describe, expect, it, vi } from 'vitest';
import { createModalMachine, selectModalView } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { createActor, setup, SimulatedClock } from 'xstate';
import { fakePromoAccessPorts } from './promo-access.fixtures.ts';
import { PROMO_DELAY_MS, PROMO_ID, PROMO_PANEL_SECONDS } from './promo-access.setup.ts';
import { createPromoWatchMachine, type PromoWatchPorts } from './promo-watch.machine.ts';

/** Starts the watch beside the owner of dialogs. */
function startWatch(learnViewer: PromoWatchPorts['learnViewer']) {
  const clock = new SimulatedClock();
  const sendCode = vi.fn(fakePromoAccessPorts().sendCode);
  const goHome = vi.fn();
  const ports = { ...fakePromoAccessPorts({ sendCode, goHome }), learnViewer };
  const root = setup({
    actors: { modal: createModalMachine(fakeModalPorts()), watch: createPromoWatchMachine(ports) },
  }).createMachine({
    invoke: [
      { src: 'modal', id: 'modal', systemId: 'modal' },
      { src: 'watch', id: 'watch', systemId: PROMO_ID },
    ],
  });
  const { modal, watch } = createActor(root, { clock }).start().getSnapshot().children;
  if (!modal || !watch) throw new Error('The flows did not start');
  const ask = (code: string) =>
    watch.send({
      type: 'address.asked',
      ask: { request: { kind: 'access', code: secret(code) }, canAsk: true },
    });
  const dialog = () => selectModalView(modal.getSnapshot()).modal;
  const codes = () => sendCode.mock.calls.map(([{ code }]) => code.reveal());
  const is = (state: string) => vi.waitFor(() => expect(watch.getSnapshot().value).toBe(state));
  /** Lets an answer that was given reach the flow. */
  const told = () => new Promise<void>((resolve) => setImmediate(resolve));
  return { clock, modal, ask, told, dialog, codes, goHome, is };
}

describe('promoWatchMachine', () => {
  it('answers every address that asks, one after another', async () => {
    const { ask, is, clock, codes, told } = startWatch(async () => ({ isSignedIn: true }));

    for (const code of ['ONE', 'TWO']) {
      ask(code);
      await is('answering');
      clock.increment(PROMO_DELAY_MS);
      await vi.waitFor(() => expect(codes()).toContain(code));
      await told();
      clock.increment(PROMO_PANEL_SECONDS * 1000);
      await is('waiting');
    }

    expect(codes()).toEqual(['ONE', 'TWO']);
  });

  it('lets one that comes meanwhile wait its turn', async () => {
    const { ask, is, clock, codes, told } = startWatch(async () => ({ isSignedIn: true }));
    ask('ONE');
    await is('answering');
    clock.increment(PROMO_DELAY_MS);
    ask('TWO');
    await told();
    expect(codes()).toEqual(['ONE']);

    clock.increment(PROMO_PANEL_SECONDS * 1000);
    await vi.waitFor(() => {
      clock.increment(PROMO_DELAY_MS);
      expect(codes()).toEqual(['ONE', 'TWO']);
    });
  });

  it('hears how its sign-in ended [NOTIF-021, NOTIF-025, PERM-006]', async () => {
    const [stays, leaves] = [false, false].map((isSignedIn) =>
      startWatch(async () => ({ isSignedIn })),
    );
    if (!stays || !leaves) throw new Error('Two were started');
    for (const { ask, is } of [stays, leaves]) {
      ask('ONE');
      await is('answering');
    }

    stays.modal.send({ type: 'modal.resolve', id: stays.dialog()?.id ?? '' });
    stays.clock.increment(PROMO_DELAY_MS);
    leaves.modal.send({ type: 'modal.cancel' });
    await leaves.is('waiting');

    expect([stays.codes(), leaves.codes()]).toEqual([['ONE'], []]);
    expect([stays.goHome, leaves.goHome].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  });

  it('does nothing where nobody knows who is there', async () => {
    const learnViewer = vi.fn(() => Promise.reject(new Error('No connection')));
    const { ask, is, clock, codes, dialog } = startWatch(learnViewer);

    ask('ONE');
    await is('waiting');
    clock.increment(PROMO_DELAY_MS);

    expect([learnViewer.mock.calls.length, codes(), dialog()]).toEqual([1, [], undefined]);
  });
});
