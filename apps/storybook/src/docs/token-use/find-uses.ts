import type { TokenPlace, TokenUse } from './token-use.types.ts';

/** The tokens that answer to words, by their own name or by what uses them. */
export function findUses(uses: readonly TokenUse[], words: string): readonly TokenUse[] {
  const wanted = words.trim().toLowerCase();
  return uses.flatMap((use) => {
    if (use.token.toLowerCase().includes(wanted)) return [use];
    const places = use.places.filter(({ part, file }) => `${part} ${file}`.includes(wanted));
    return places.length > 0 ? [{ ...use, places }] : [];
  });
}

/** Files by the part that they belong to. */
export function partsOf(
  places: readonly TokenPlace[],
): readonly { part: string; files: readonly string[] }[] {
  const parts = new Map<string, string[]>();
  for (const { part, file, times } of places) {
    const line = times > 1 ? `${file}, ${times} times` : file;
    parts.set(part, [...(parts.get(part) ?? []), line]);
  }
  return [...parts]
    .map(([part, files]) => ({ part, files }))
    .toSorted((one, other) => one.part.localeCompare(other.part, 'en'));
}
