import type { SnapshotFrom } from 'xstate';
import type { modalMachine } from './modal.machine.ts';
import type { Modal } from './modal.types.ts';

/** What the layer of dialogs shows. */
export interface ModalViewState {
  /** The one dialog, also while it fades. */
  modal: Modal | undefined;
  /** False while the dialog fades. */
  isOpen: boolean;
  /** A close button is shown, because pressing it closes. */
  canClose: boolean;
  /** The time after which it closes by itself runs; false while that is held, and where there is none. */
  isCounting: boolean;
}

/** The view's reading of a snapshot. */
export const selectModalView = (snapshot: SnapshotFrom<typeof modalMachine>): ModalViewState => ({
  modal: snapshot.context.current,
  isOpen: snapshot.matches({ shown: 'open' }),
  canClose: snapshot.can({ type: 'modal.cancel' }),
  isCounting: snapshot.matches({ shown: { open: 'counting' } }),
});
