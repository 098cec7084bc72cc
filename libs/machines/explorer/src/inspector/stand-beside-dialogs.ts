/** What a dialog of the page watches for: to close, to take the focus back, and to keep the page from scrolling. */
const watchedByDialogs = ['pointerdown', 'focusin', 'focusout', 'keydown', 'wheel', 'touchmove'];

/** Moves the focus between the page and the inspector: a dialog lets no Tab out. Browsers use it for their own panes too. */
export const FOCUS_KEY = 'F6';

/**
 * Lets an element of the page be used while a dialog is open: it is not hidden from screen readers, keeps its focus, and
 * nothing that happens in it closes the dialog.
 *
 * @returns Ends it.
 */
export function standBesideDialogs(host: HTMLElement): () => void {
  // Radix leaves live regions to screen readers, react-aria what is marked as the top layer. Off: nothing is announced.
  host.setAttribute('aria-live', 'off');
  host.dataset['reactAriaTopLayer'] = 'true';
  for (const name of watchedByDialogs) {
    host.addEventListener(name, (event) => event.stopPropagation());
  }
  addEventListener('focusout', hideWhereFocusGoes, { capture: true });
  addEventListener('keydown', takeKeys, { capture: true });

  const isInside = (place: EventTarget | null) => place instanceof Node && host.contains(place);
  let before: Element | null = null;

  /** Radix takes the focus back from where it goes, but not when it goes nowhere. */
  function hideWhereFocusGoes(event: FocusEvent) {
    const { target, relatedTarget } = event;
    if (!isInside(relatedTarget) || isInside(target)) return;
    event.stopImmediatePropagation();
    target?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }

  function takeKeys(event: KeyboardEvent) {
    if (event.key === FOCUS_KEY) {
      event.preventDefault();
      if (isInside(document.activeElement)) return (before as HTMLElement | null)?.focus();
      before = document.activeElement;
      host.querySelector('button')?.focus();
    }
    // Radix closes its dialogs by this key before anyone else hears it.
    if (event.key === 'Escape' && isInside(event.target)) event.stopPropagation();
  }

  return () => {
    removeEventListener('focusout', hideWhereFocusGoes, { capture: true });
    removeEventListener('keydown', takeKeys, { capture: true });
  };
}
