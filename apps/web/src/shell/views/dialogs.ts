import { ErrorDialog, lazyDialog, type ModalDialogs } from '@foyer/modal/view';

/** The dialogs that flows may ask for, by name; any other name shows the error dialog. MODAL-024 */
export const dialogs: ModalDialogs = {
  error: ErrorDialog,
  info: lazyDialog(async () => (await import('./dialogs/info.dialog.tsx')).InfoDialog),
  login: lazyDialog(async () => (await import('./dialogs/login-link.dialog.tsx')).LoginLinkDialog),
  language: lazyDialog(async () => (await import('./dialogs/language.dialog.tsx')).LanguageDialog),
  poll: lazyDialog(async () => (await import('./dialogs/poll.dialog.tsx')).PollDialog),
  popup: lazyDialog(async () => (await import('./dialogs/message.dialog.tsx')).MessageDialog),
  frame: lazyDialog(async () => (await import('./dialogs/frame.dialog.tsx')).FrameDialog),
  'account-block': lazyDialog(
    async () => (await import('./dialogs/account-block.dialog.tsx')).AccountBlock,
  ),
};

/** Whether a dialog can be shown. What asks by itself, without a press of the viewer, must know before. */
export const hasDialog = (name: string): boolean => Object.hasOwn(dialogs, name);
