/** How much of the next tab is seen beside the selected one, px. */
const glimpse = 40;

/**
 * Scrolls a row along until a tab of it is in view; the page itself stays. The ref of the selected tab, so that it is
 * called when the tab comes, and when another becomes the selected one.
 */
export function bringIntoView(tab: HTMLElement | null): void {
  const row = tab?.closest('[role="tablist"], ul');
  if (!tab || !row) return;
  scrollTo(row, tab);
  // Words in the label's face are wider or narrower than those in the one that stood in for it.
  if (document.fonts?.status === 'loading')
    void document.fonts.ready.then(() => scrollTo(row, tab));
}

function scrollTo(row: Element, tab: Element): void {
  const outer = row.getBoundingClientRect();
  const inner = tab.getBoundingClientRect();
  const before = Math.min(0, inner.left - glimpse - outer.left);
  const after = Math.max(0, inner.right + glimpse - outer.right);
  row.scrollBy({ left: before || after, behavior: 'instant' });
}
