import { type modalMachine, selectModalView } from '@foyer/modal';
import { holdFilm, type RunningPlayer } from '@foyer/player';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Shell } from '../../shell/shell.types.ts';
import { useFlow } from '../../shell/views/use-flow.ts';

/** Props of {@link DialogOverFilm}. */
export interface DialogOverFilmProps {
  shell: Shell;
  /** What plays; nothing before it does. */
  running: RunningPlayer | undefined;
}

/** Holds a film as long as a dialog lies over it: nobody sees what happens then. EVENT-020 to EVENT-022; shows nothing. */
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
  const isOpen = useSelector(modal, (snapshot) => selectModalView(snapshot).isOpen);
  useEffect(() => (isOpen ? holdFilm(running) : undefined), [isOpen, running]);
  return null;
}
