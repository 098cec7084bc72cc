import { useState } from 'react';

/** How many items the last growth of a list added; 0 until it grows, and when it becomes another list. */
export function useAdded(count: number): number {
  const [{ known, added }, setKnown] = useState({ known: count, added: 0 });
  if (known === count) return added;
  const grown = Math.max(0, count - known);
  setKnown({ known: count, added: grown });
  return grown;
}
