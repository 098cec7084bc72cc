/** The value that a token has on this page, in the label whose theme is in force. */
export function readToken(reference: string): string {
  const name = tokenName(reference);
  return getComputedStyle(document.documentElement).getPropertyValue(name).trim();
}

/** The name of a token as style sheets have it: `--color-accent`. */
export function tokenName(reference: string): string {
  const name = /^var\((--[\w-]+)\)$/.exec(reference)?.[1];
  if (name === undefined) throw new Error(`Not a token: ${reference}`);
  return name;
}
