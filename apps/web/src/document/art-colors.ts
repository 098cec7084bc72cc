const color = /"(#[\da-fA-F]{6})"/g;

/** The distinct colours in a page's state, whose lists do not name their fields: those of pictures, and a few others. */
export function artColorsIn(stateText: string): readonly string[] {
  return [...new Set([...stateText.matchAll(color)].map(([, hex]) => hex ?? ''))];
}
