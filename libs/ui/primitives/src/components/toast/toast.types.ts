import type { ReactNode } from 'react';
import type { IconName } from '../../icons/icon-names.ts';
import type { Picture } from '../artwork/picture.types.ts';

/** The one thing a toast offers: a way to somewhere, or something done at once. */
export type ToastAction = { label: string } & ({ href: string } | { onPress: () => void });

/** One notice. NOTIF-002 to NOTIF-005, NOTIF-018 */
export interface ToastItem {
  id: string;
  /** Decides the colours, the sign and how urgently it is read out: an error at once, the rest when there is a pause. */
  tone: 'info' | 'success' | 'error';
  title: string;
  /** The title with the server's own marks and links, already sanitised. @default `title` NOTIF-002 */
  heading?: ReactNode;
  text?: string;
  /** Under the text: the server's own words, already sanitised. NOTIF-002, NOTIF-003 */
  content?: ReactNode;
  /** @default the sign of the tone */
  icon?: IconName;
  /** Stands in place of the sign. */
  picture?: Picture;
  action?: ToastAction;
  /** Time after which its owner takes it away, for the line that shows it; none stays. NOTIF-004, NOTIF-005 */
  durationMs?: number;
  /** False for what goes only by itself or by its action. @default true */
  isClosable?: boolean;
}

/** Props of the region of toasts. Its owner keeps the list and the time; the region shows and tells. */
export interface ToastRegionProps {
  /** Newest first; the first four are shown. NOTIF-006 */
  toasts: readonly ToastItem[];
  /** The close button, or Escape inside of the toast. */
  onClose: (id: string) => void;
  /** Something points at the toasts or has the focus in them: the time of each stops, also of one that comes meanwhile. */
  onPause?: (id: string) => void;
  /** Called for each paused toast when nothing does any more, or when it is gone. */
  onResume?: (id: string) => void;
  /** The action was taken; a link is followed, too. */
  onAction?: (id: string) => void;
}
