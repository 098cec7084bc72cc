const keyed = (place: HTMLElement, key: string): HTMLElement | null =>
  place.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** The nearest part that has a key of its own, of the place where the focus is. */
function focusedKey(place: HTMLElement): string | undefined {
  const { activeElement } = document;
  if (!activeElement || !place.contains(activeElement)) return undefined;
  return activeElement.closest<HTMLElement>('[data-key]')?.dataset['key'];
}

/** Draws rows anew under their reader: focus, scrolling and what was opened stay as they are. */
export function keepPlace(place: HTMLElement, draw: () => void): void {
  const focused = focusedKey(place);
  const { scrollTop = 0, scrollLeft = 0 } = place.querySelector('.scroll') ?? {};
  const opened = [...place.querySelectorAll<HTMLElement>('details[open]')].map(
    ({ dataset }) => dataset['key'] ?? '',
  );
  draw();
  for (const key of opened) keyed(place, key)?.setAttribute('open', '');
  place.querySelector('.scroll')?.scrollTo({ top: scrollTop, left: scrollLeft });
  const target = focused === undefined ? null : keyed(place, focused);
  (target?.querySelector('summary') ?? target)?.focus();
}
