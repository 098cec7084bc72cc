import type { Payment } from '@foyer/contract';

/** Kinds of what is kept and watched, unlike a plan or a present. */
const kinds: ReadonlySet<string> = new Set(['media_item', 'karaoke_item', 'channel']);

/** The purchases of a payments history that brought something to watch, each once. */
export function boughtOf(payments: readonly Payment[]): readonly Payment[] {
  const known = new Set<string>();
  return payments.filter(({ item: { type, id }, status }) => {
    const key = `${type} ${id}`;
    const isNew = kinds.has(type) && status === 'fulfilled' && !known.has(key);
    if (isNew) known.add(key);
    return isNew;
  });
}
