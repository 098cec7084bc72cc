import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { askPin } from './ask-pin.ts';

function open() {
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const shell = {
    actor: { system: { get: () => modal } },
    tell: (_id: string, event: never) => modal.send(event),
  } as unknown as Shell;
  const ending = new AbortController();
  const answer = askPin(shell, 'Чтобы снять ограничение', ending.signal);
  const shown = () => modal.getSnapshot().context.current;
  return { modal, answer, ending, shown, id: shown()?.id ?? '' };
}

describe('askPin', () => {
  it('opens the dialog with its reason and waits for the right PIN', async () => {
    const { modal, answer, shown, id } = open();
    expect(shown()).toMatchObject({ name: 'pin', data: { reason: 'Чтобы снять ограничение' } });

    modal.send({ type: 'modal.resolve', id, result: { status: 'accepted' } });

    expect(await answer).toBe(true);
  });

  it.each([
    ['is closed', { type: 'modal.cancel' }],
    ['goes with the page', { type: 'navigation.changed' }],
    [
      'says anything else',
      { type: 'modal.resolve', id: 'confirm-pin', result: { status: 'refused' } },
    ],
  ] as const)('takes it for a no when the dialog %s', async (_, event) => {
    const { modal, answer } = open();

    modal.send(event);

    expect(await answer).toBe(false);
  });

  it('hears of no other dialog', async () => {
    const { modal, answer, id } = open();
    modal.send({ type: 'modal.open', request: { id: 'other', name: 'info', whenBusy: 'wait' } });

    modal.send({ type: 'modal.resolve', id: 'other', result: { status: 'accepted' } });
    modal.send({ type: 'modal.resolve', id, result: { status: 'refused' } });

    expect(await answer).toBe(false);
  });

  it('takes the dialog back when it is not wanted any more', async () => {
    const { answer, ending } = open();

    ending.abort();

    expect(await answer).toBe(false);
  });

  it('fails where there are no dialogs yet', async () => {
    const shell = { actor: { system: { get: () => undefined } } } as unknown as Shell;

    await expect(askPin(shell, '', new AbortController().signal)).rejects.toThrow('No dialog');
  });
});
