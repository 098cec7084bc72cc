/**
 * Moves the focus between the cards of a row by the left and right arrows, as a television's remote does. A listener and
 * not a prop, because the list itself is nothing to press.
 *
 * @returns Stops it.
 */
export function walkRow(row: HTMLElement): () => void {
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const stops = [...row.querySelectorAll<HTMLElement>('a[href], button')];
    const here = stops.findIndex((stop) => stop === document.activeElement);
    const next = here < 0 ? undefined : stops[here + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  row.addEventListener('keydown', move);
  return () => row.removeEventListener('keydown', move);
}
