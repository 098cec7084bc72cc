/** What the address of a story says when the story stands in a frame of a documentation page. */
export const embeddedMark = 'embedded';

/**
 * Keeps a page of documentation where its reader is: the play function of a story in one of its frames moves the
 * focus, and browsers scroll to what has it through all frames.
 */
export function keepReadersPlace(address: string): void {
  if (!new URL(address).searchParams.has(embeddedMark)) return;
  const focus = HTMLElement.prototype.focus;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
}
