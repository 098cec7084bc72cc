import { type Port, resumeFlow, type Secret, secret } from '@foyer/core';
import { heldPort } from '@foyer/core/fixtures';
import { describe, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';
import { start } from './tv-code.driver.ts';
import { connectedText, rightCodes, tvCodeErrors } from './tv-code.fixtures.ts';
import { tvCodeMachine } from './tv-code.machine.ts';
import { selectTvCodeView } from './tv-code.selectors.ts';
import type { TvCodePorts, TvCodeResult, TvCodeViewer } from './tv-code.types.ts';

const failing = (error: unknown) => () => Promise.reject(error);

describe('tvCodeMachine, with the code of a television', () => {
  it('goes to success when the answer says so [TVCODE-001, TVCODE-002, TVCODE-009]', async () => {
    const { send, view } = start();
    expect(view().step).toBe('form');
    await send(rightCodes.television);
    expect(view()).toMatchObject({ step: 'success', message: { text: 'Телевизор подключён' } });
  });

  it('goes to the error step otherwise, with its message [TVCODE-003, TVCODE-012]', async () => {
    const { send, view } = start();
    await send('ZZZZZZ');
    expect(view()).toMatchObject({
      step: 'error',
      message: { key: 'component.tv_code.error.message' },
    });
  });

  it.each([
    ['used', { text: 'Код устарел или уже использован' }],
    ['silent', { key: 'error.default' }],
  ] as const)(
    'says in the error step why a call failed: %s [TVCODE-011]',
    async (name, message) => {
      const { send, view } = start({ authorize: failing(tvCodeErrors[name]) });
      await send(rightCodes.television);
      expect(view()).toMatchObject({ step: 'error', message });
    },
  );

  it('sends six characters exactly [TVCODE-005]', async () => {
    const { canSend } = start();
    expect(['K7M2A', 'K7M2AB', 'K7M2ABC', ''].map(canSend)).toEqual([false, true, false, false]);
  });

  it('C24: empties the form after a code that is no good, and gives it the focus [TVCODE-004]', async () => {
    const { actor, send, view } = start();
    await send('ZZZZZZ');
    actor.send({ type: 'form.open' });
    expect(view()).toMatchObject({ step: 'form', form: 1, isReturned: true, message: undefined });
  });

  it('C24: keeps the form after a failure that says nothing of the code [TVCODE-004]', async () => {
    const { actor, send, view } = start({ authorize: failing(tvCodeErrors.full) });
    await send(rightCodes.television);
    actor.send({ type: 'form.open' });
    expect(view()).toMatchObject({ step: 'form', form: 0, isReturned: true });
  });

  it('sends a code once, however often it is submitted', async () => {
    const { port, calls } = heldPort<{ code: Secret }, TvCodeResult>();
    const { actor } = start({ authorize: port });
    const press = () => actor.send({ type: 'code.submit', code: secret(rightCodes.television) });
    press();
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    press();
    expect(calls.map(({ input }) => input.code.reveal())).toEqual([rightCodes.television]);
  });
});

describe('tvCodeMachine, for a visitor', () => {
  const visitor = async () => ({ isSignedIn: false });

  it('C24: asks to sign in before anything is sent, and goes on after it [TVCODE-006]', async () => {
    const { port: signIn, calls } = heldPort<undefined, TvCodeViewer>();
    const authorize = vi.fn<TvCodePorts['authorize']>(async () => ({
      isConnected: true,
      text: undefined,
    }));
    const { actor, send, view } = start({ findViewer: visitor, signIn, authorize });

    const sent = send(rightCodes.television);
    await vi.waitFor(() => expect(calls).toHaveLength(1));
    expect(view()).toMatchObject({ step: 'form', form: 0, isBusy: true });
    expect(authorize).not.toHaveBeenCalled();
    calls[0]?.answer({ isSignedIn: true });
    await sent;

    expect(view()).toMatchObject({ step: 'success', isPageOld: true });
    expect(JSON.stringify(actor.getPersistedSnapshot())).not.toContain(rightCodes.television);
  });

  it('keeps the form of a visitor who turns back, and asks again [TVCODE-006]', async () => {
    const signIn = vi.fn<TvCodePorts['signIn']>(visitor);
    const { send, view } = start({ findViewer: visitor, signIn });
    await send(rightCodes.television);
    expect(view()).toMatchObject({ step: 'form', form: 0, isPageOld: false, message: undefined });
    await send(rightCodes.television);
    expect(signIn).toHaveBeenCalledTimes(2);
  });

  it.each(['findViewer', 'signIn'] as const)('says at the field that %s failed', async (port) => {
    const { send, view } = start({ findViewer: visitor, [port]: failing(tvCodeErrors.silent) });
    await send(rightCodes.television);
    expect(view()).toMatchObject({ step: 'form', message: { key: 'error.default' } });
  });
});

describe('tvCodeMachine, with the code of an operator', () => {
  it('sends it without the space around it, and shows the words of the answer [TVCODE-007, TVCODE-010, TVCODE-014]', async () => {
    const sent: string[] = [];
    const sendOperatorCode: Port<{ code: Secret }, string> = async ({ code }) => {
      sent.push(code.reveal());
      return connectedText;
    };
    const { send, view } = start({ sendOperatorCode });
    await send('  OTT-1 ', 'operator');
    expect(sent).toEqual(['OTT-1']);
    expect(view()).toMatchObject({ step: 'success', message: { text: connectedText } });
  });

  it('sends no empty one [TVCODE-008]', () => {
    const { actor, canSend } = start();
    actor.send({ type: 'kind.choose', kind: 'operator' });
    expect(['', '  ', 'A'].map(canSend)).toEqual([false, false, true]);
  });

  it.each([
    ['used', { text: 'Код устарел или уже использован' }],
    ['silent', { key: 'error.default' }],
  ] as const)('says at the field why it failed: %s [TVCODE-013]', async (name, message) => {
    const { send, view } = start({ sendOperatorCode: failing(tvCodeErrors[name]) });
    await send('OTT-77', 'operator');
    expect(view()).toMatchObject({ step: 'form', kind: 'operator', form: 1, message });
  });

  it('fills the form in from the address, and sends nothing by it [QUERY-009, QUERY-010, QUERY-011]', async () => {
    const sendOperatorCode = vi.fn<TvCodePorts['sendOperatorCode']>();
    const { actor, view } = start({
      readAddress: async () => secret('OTT-5'),
      sendOperatorCode,
    });
    await waitFor(actor, (now) => now.matches({ address: 'read' }));
    expect(view()).toMatchObject({ kind: 'operator', step: 'form' });
    expect(view().given?.reveal()).toBe('OTT-5');
    expect(sendOperatorCode).not.toHaveBeenCalled();
  });

  it('leaves what was typed before the address was read', async () => {
    const { port: readAddress, calls } = heldPort<undefined, Secret | undefined>();
    const { actor, view } = start({ readAddress });
    actor.send({ type: 'entry.change', isEmpty: true });
    actor.send({ type: 'entry.change', isEmpty: false });
    calls[0]?.answer(secret('OTT-5'));
    await Promise.resolve();
    expect(view()).toMatchObject({ kind: 'television', form: 0 });
  });
});

describe('tvCodeMachine and the page', () => {
  it('holds the page while a code stands in the form, and lets it go [QUERY-011]', () => {
    const { port: holdPage, calls } = heldPort<undefined, unknown>();
    const { actor, isHeld } = start({ holdPage });
    expect(isHeld()).toBe(false);
    actor.send({ type: 'entry.change', isEmpty: false });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
    actor.send({ type: 'entry.change', isEmpty: true });
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('lets the page go when the form is gone', () => {
    const { port: holdPage, calls } = heldPort<undefined, unknown>();
    const { actor } = start({ holdPage });
    actor.send({ type: 'entry.change', isEmpty: false });
    actor.stop();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('begins with an empty form when it is resumed', async () => {
    const { actor, send } = start();
    await send('ZZZZZZ');
    const snapshot = actor.getPersistedSnapshot();
    const resumed = resumeFlow(tvCodeMachine, JSON.parse(JSON.stringify(snapshot)));
    expect(selectTvCodeView(resumed.getSnapshot())).toMatchObject({ step: 'form', form: 1 });
  });
});
