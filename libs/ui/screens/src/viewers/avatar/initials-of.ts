/** One or two letters that stand for a name: the first of its first word, and of its last where there are more. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s_.-]+/u).filter(Boolean);
  const shown = words.length > 1 ? [words[0], words.at(-1)] : words;
  // By code points, or a rare letter would be cut in half.
  return shown.map((word) => [...(word ?? '')][0]?.toLocaleUpperCase() ?? '').join('');
}
