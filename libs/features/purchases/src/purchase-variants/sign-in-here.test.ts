import { createModalMachine } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { signInHere } from './sign-in-here.ts';

const address = '/variants?item_type=service&item_id=kino';

afterEach(() => window.history.replaceState(null, '', '/'));

/** What the address is after a sign-in that the page asked for. */
function signedInAt(search: string): string {
  window.history.replaceState(null, '', address);
  const modal = createActor(createModalMachine(fakeModalPorts())).start();
  const tell = (_id: string, event: object) => modal.send(event as never);
  signInHere({ actor: { system: { get: () => modal } }, tell } as never, search);
  expect(modal.getSnapshot().context.current?.name).toBe('login');
  modal.send({ type: 'modal.resolve', id: 'sign-in' });
  return window.location.pathname + window.location.search;
}

describe('signInHere', () => {
  it('C12: keeps what is bought over the sign-in [PAY-014]', () => {
    expect(signedInAt('?item_type=service&item_id=kino')).toBe(address);
  });

  it('keeps a purchase for a session one [QUERY-027]', () => {
    expect(signedInAt('?session_id=7')).toBe(`${address}&session_id=7`);
  });
});
