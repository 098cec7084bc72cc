const imageColor = /"color":"(#[\da-fA-F]{6})"/g;

/** The distinct picture colours in a page's state; nothing else matches the pattern. */
export function artColorsIn(stateText: string): readonly string[] {
  return [...new Set([...stateText.matchAll(imageColor)].map(([, color]) => color ?? ''))];
}
