import { internalPath, isPlainClick } from '@foyer/page-runtime/navigation/internal-link';
import type { Shell, ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { signInDialogId } from '@foyer/page-runtime/shell/sign-in-for-popup';
import { knownUser } from '@foyer/page-runtime/shell/watch-user';
import { whenRunning } from '@foyer/page-runtime/shell/when-running';
import { isSignInPath } from '../../routes/sign-in/return-path.ts';

// Not `pointerover`, which is sent also where the pointer rests and the page moves below it.
const intentEvents = ['pointermove', 'focusin', 'touchstart'] as const;

/** Who has signed in loads nothing of it. */
const preload = (shell: Shell): void => {
  import('./preload-sign-in.ts').then(
    ({ preloadSignIn }) => preloadSignIn(shell),
    () => undefined,
  );
};

/**
 * Links to the sign-in page open the sign-in over the page at hand, which then goes on for the viewer: it is loaded when a
 * link is about to be pressed, and not before. Without the flows they lead to the page. LOGIN-059
 */
export const signInLinks: ShellPart = (shell) => {
  const leads = (target: EventTarget | null): boolean => {
    if (knownUser(shell.page)?.is_auth) return false;
    const path = internalPath(target, new URL(window.location.href));
    return path !== undefined && isSignInPath(new URL(path, window.location.origin).pathname);
  };
  const onIntent = ({ target }: Event) => {
    if (leads(target)) preload(shell);
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event) || !leads(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    shell.tell('modal', {
      type: 'modal.open',
      request: { id: signInDialogId, name: 'login' },
    });
  };

  return whenRunning(shell.actor, () => {
    // The pointer may have brought the flows by resting on the link.
    const [resting] = [...document.querySelectorAll('a:hover, a:focus')];
    if (resting && leads(resting)) preload(shell);
    for (const name of intentEvents) {
      document.addEventListener(name, onIntent, { passive: true });
    }
    document.addEventListener('click', onClick, true);
    return () => {
      for (const name of intentEvents) document.removeEventListener(name, onIntent);
      document.removeEventListener('click', onClick, true);
    };
  });
};
