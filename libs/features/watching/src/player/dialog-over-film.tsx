import { type modalMachine, selectModalView } from '@foyer/modal';
import { holdFilm, type RunningPlayer } from '@foyer/player';
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '@foyer/page-runtime/shell/shell.types';
import { useFlow } from '@foyer/page-runtime/shell/use-flow';
import { proofRelay } from '@foyer/page-runtime/shell/proof-relay';

/** Props of {@link DialogOverFilm}. */
export interface DialogOverFilmProps {
  shell: Shell;
  /** What plays; nothing before it does. */
  running: RunningPlayer | undefined;
}

const hasProof = () => proofRelay.get() !== undefined;
const never = () => false;

/**
 * Holds a film, and an advertisement in its place, as long as a dialog lies over it, the one that asks for a PIN or a
 * password too: the viewer does not see what happens then. EVENT-020 to EVENT-022; shows nothing.
 */
export function DialogOverFilm({ shell, running }: DialogOverFilmProps) {
  const modal = useFlow<typeof modalMachine>(shell, 'modal');
  return modal && running ? <Holder modal={modal} running={running} /> : null;
}

function Holder({
  modal,
  running,
}: {
  modal: ActorRefFrom<typeof modalMachine>;
  running: RunningPlayer;
}) {
  const isDialogOpen = useSelector(modal, (snapshot) => selectModalView(snapshot).isOpen);
  const isProofAsked = useSyncExternalStore(proofRelay.subscribe, hasProof, never);
  const isCovered = isDialogOpen || isProofAsked;
  useEffect(() => (isCovered ? holdFilm(running) : undefined), [isCovered, running]);
  return null;
}
