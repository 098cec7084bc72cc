import { shallowEqual, useSelector } from '@xstate/react';
import { Suspense, useCallback, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { ErrorDialog } from './error-dialog.tsx';
import type { ModalDialogs } from './modal-dialog.types.ts';
import type { modalMachine } from './modal.machine.ts';
import { selectModalView } from './modal.selectors.ts';
import type { Modal } from './modal.types.ts';
import { useAutoCloseHold } from './use-auto-close-hold.ts';
import { useReturnFocus } from './use-return-focus.ts';

/** The running owner of dialogs. */
export type ModalActor = ActorRefFrom<typeof modalMachine>;

/** What {@link ModalHost} needs. */
export interface ModalHostProps {
  actor: ModalActor;
  /** Keep the object stable. */
  dialogs: ModalDialogs;
}

/** Shows the one dialog that is asked for, by its name; an unknown name shows the error dialog. MODAL-001 to MODAL-009 */
export function ModalHost({ actor, dialogs }: ModalHostProps) {
  const { modal, isOpen, isCounting } = useSelector(actor, selectModalView, shallowEqual);
  const number = useNumber(modal);
  useReturnFocus(modal !== undefined);
  return (
    <Suspense>
      {modal && (
        <Shown
          key={number}
          actor={actor}
          dialogs={dialogs}
          modal={modal}
          isOpen={isOpen}
          isCounting={isCounting}
        />
      )}
    </Suspense>
  );
}

/** Numbers the dialogs: one that is asked for again under the same id begins anew, also while the last one fades. */
function useNumber(modal: Modal | undefined): number {
  const [counted, setCounted] = useState({ modal, number: 0 });
  if (counted.modal === modal) return counted.number;
  const number = counted.number + 1;
  setCounted({ modal, number });
  return number;
}

interface ShownProps extends ModalHostProps {
  modal: Modal;
  isOpen: boolean;
  isCounting: boolean;
}

function Shown({ actor, dialogs, modal, isOpen, isCounting }: ShownProps) {
  const { id, name, data, animation, isCancellable, autoCloseSeconds } = modal;
  const Named = dialogs[name] ?? ErrorDialog;
  useAutoCloseHold(autoCloseSeconds > 0, {
    onHold: useCallback(() => actor.send({ type: 'modal.hold' }), [actor]),
    onRelease: useCallback(() => actor.send({ type: 'modal.release' }), [actor]),
  });
  const cancel = () => actor.send({ type: 'modal.cancel' });
  const withdraw = () => actor.send({ type: 'modal.withdraw', id });
  return (
    <Named
      data={data}
      {...(autoCloseSeconds > 0 && { autoClose: { seconds: autoCloseSeconds, isCounting } })}
      shell={{
        isOpen,
        isDismissable: isCancellable,
        animation,
        onClose: cancel,
        onEscape: () => actor.send({ type: 'modal.escape' }),
      }}
      resolve={(result) => actor.send({ type: 'modal.resolve', id, result })}
      reject={isCancellable ? cancel : withdraw}
    />
  );
}
