/** A window beside the page, styled as the page is. */
export interface OwnWindow {
  /** Where its contents go. */
  place: HTMLElement;
  close: () => void;
}

const NAME = 'foyer-inspector';

/**
 * Opens the inspector's window; there is one for a page, and it goes with the page.
 *
 * @param onClosed - Called when its reader closes it.
 * @returns Nothing where the browser lets no window open.
 */
export function openOwnWindow(title: string, onClosed: () => void): OwnWindow | undefined {
  const other = window.open('', NAME, 'popup,width=1180,height=800');
  if (!other) return undefined;
  const { head, body, documentElement } = other.document;
  // A page that was there before may have left its own.
  head.replaceChildren();
  body.replaceChildren();
  other.document.title = title;
  for (const { name, value } of document.documentElement.attributes) {
    documentElement.setAttribute(name, value);
  }
  const copies = copyStyles(head);
  const close = () => other.close();
  addEventListener('pagehide', close);
  other.addEventListener('pagehide', () => {
    copies.disconnect();
    removeEventListener('pagehide', close);
    onClosed();
  });
  return { place: body, close };
}

/** Copies the page's styles, those too that come later: the drawing brings its own. */
function copyStyles(head: HTMLElement): MutationObserver {
  const copy = (node: Node) => {
    if (node instanceof Element && node.matches('style, link[rel="stylesheet"]')) {
      head.append(node.cloneNode(true));
    }
  };
  for (const node of document.querySelectorAll('style, link[rel="stylesheet"]')) copy(node);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) copy(node);
  });
  observer.observe(document.head, { childList: true });
  return observer;
}
