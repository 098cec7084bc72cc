/** The ones before and after one in a list that goes round; nothing where it is not in it, or alone. */
export function neighboursOf<Item extends { id: string }>(
  items: readonly Item[],
  id: string,
): { previous: Item; next: Item } | undefined {
  const at = items.findIndex((item) => item.id === id);
  const previous = items.at(at - 1);
  const next = items[(at + 1) % items.length];
  return at >= 0 && items.length > 1 && previous && next ? { previous, next } : undefined;
}
