import { createModalMachine, type ModalRequest, selectModalView } from '@foyer/modal';
import { fakeModalPorts } from '@foyer/modal/fixtures';
import { type AnyEventObject, createActor, fromCallback, setup, SimulatedClock } from 'xstate';
import { accountBlockInputs, fakeAccountBlockPorts } from './account-block.fixtures.ts';
import { createAccountBlockMachine } from './account-block.machine.ts';
import { selectAccountBlockView, selectIsAccountBlocked } from './account-block.selectors.ts';
import { BLOCK_ID } from './account-block.setup.ts';
import type { AccountBlockInput, AccountBlockPorts } from './account-block.types.ts';

/** Starts the flow beside the owner of dialogs, as the root actor has them, under a clock of the test's. */
export function startAccountBlock(
  input: AccountBlockInput = accountBlockInputs.blocked,
  replaced: Partial<AccountBlockPorts> = {},
) {
  const clock = new SimulatedClock();
  const told: AnyEventObject[] = [];
  const root = setup({
    actors: {
      modal: createModalMachine(fakeModalPorts()),
      session: fromCallback<AnyEventObject>(({ receive }) => receive((event) => told.push(event))),
      block: createAccountBlockMachine(fakeAccountBlockPorts(replaced)),
    },
  }).createMachine({
    invoke: [
      { src: 'modal', id: 'modal', systemId: 'modal' },
      { src: 'session', systemId: 'session' },
      { src: 'block', id: 'block', systemId: BLOCK_ID, input },
    ],
  });
  const { modal, block: actor } = createActor(root, { clock }).start().getSnapshot().children;
  if (!modal || !actor) throw new Error('The flows did not start');
  const dialog = () => selectModalView(modal.getSnapshot());
  const shown = () => (dialog().isOpen ? dialog().modal?.name : undefined);
  const openOther = (request: Partial<ModalRequest> = {}) =>
    modal.send({ type: 'modal.open', request: { id: 'login', name: 'login', ...request } });
  const cancel = () => modal.send({ type: 'modal.cancel' });
  const leavePage = () => modal.send({ type: 'navigation.changed' });
  /** Lets the dialog that was closed fade, and the next one come. */
  const fade = () => clock.increment(500);
  const view = () => selectAccountBlockView(actor.getSnapshot());
  const isBlocked = () => selectIsAccountBlocked(actor.getSnapshot());
  const act = (choice: number) => actor.send({ type: 'block.act', choice });
  const change = (settings: AccountBlockInput['settings']) =>
    actor.send({ type: 'account.changed', settings });
  const push = (code: string) => actor.send({ type: 'push.received', code });
  return {
    actor,
    modal,
    clock,
    told,
    dialog,
    shown,
    openOther,
    cancel,
    leavePage,
    fade,
    view,
    isBlocked,
    act,
    change,
    push,
  };
}
