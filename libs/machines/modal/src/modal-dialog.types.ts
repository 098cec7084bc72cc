import type { DialogProps } from '@foyer/ui/dialog';
import type { ComponentType } from 'react';

/** What the host decides of a dialog; to be spread on its `Dialog`. */
export type ModalShell = Required<
  Pick<DialogProps, 'isOpen' | 'isDismissable' | 'animation' | 'onClose' | 'onEscape'>
>;

/** Props of a dialog of the registry. */
export interface ModalDialogProps {
  shell: ModalShell;
  /** When it closes by itself: whether that time, in seconds, runs now. Absent where it stays. MODAL-029 */
  autoClose?: { seconds: number; isCounting: boolean } | undefined;
  /** What it shows, as whoever asked for it said. */
  data: Readonly<Record<string, unknown>>;
  /** It is over, with what came of it. JSON-safe. */
  resolve: (result?: unknown) => void;
  /** It is over and nothing came of it; also ends one that the viewer may not close. */
  reject: () => void;
}

/** The dialogs by the names they are asked for; each made by `lazyDialog`, so that it loads when it is wanted. */
export type ModalDialogs = Readonly<Record<string, ComponentType<ModalDialogProps>>>;
