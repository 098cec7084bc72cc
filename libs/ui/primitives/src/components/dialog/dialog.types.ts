import type { ReactNode, Ref } from 'react';

/** Props of a dialog; it is open or not, and asks to be closed. */
export interface DialogProps {
  title: string;
  /** Read with the title when the dialog opens. */
  description?: string;
  isOpen: boolean;
  /** The close button or Escape; a press outside never closes. */
  onClose: () => void;
  /** False hides the close button and ignores Escape. @default true */
  isDismissable?: boolean;
  /** Called in place of `onClose` by Escape, for an owner that tells the two apart. @default `onClose` MODAL-004 */
  onEscape?: () => void;
  /** MODAL-007, MODAL-008. @default 'opacity-scale' */
  animation?: 'opacity-scale' | 'none';
  /**
   * `wide` is for what lies side by side, such as a shelf; `window` takes the whole window, for what is celebrated.
   * @default as wide as a form
   */
  size?: 'wide' | 'window';
  /** What the dialog is about: stands beside its content, above it on phones. */
  side?: ReactNode;
  /** Above the title, such as the way back. */
  lead?: ReactNode;
  /** The title is for the ear alone, because the content begins with headings. @default false */
  isTitleHidden?: boolean;
  /** Of the title, which can then be given the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  children?: ReactNode;
}
