/**
 * Makes an address of a document absolute. Macros stay as they are written, and so does an address that is absolute.
 *
 * @param base - Address of the document that names it; without one, a relative address is none.
 * @returns Undefined for everything but `http:` and `https:`: a document of a stranger must not run a script.
 */
export function webAddress(text: string | undefined, base?: string): string | undefined {
  const address = text?.trim();
  if (!address) return undefined;
  if (/^https?:\/\//iu.test(address)) return address;
  if (address.startsWith('//')) return `${schemeOf(base)}${address}`;
  if (base === undefined || /^[a-z][a-z\d+.-]*:/iu.test(address)) return undefined;
  return URL.canParse(address, base) ? new URL(address, base).href : undefined;
}

/** Those of several addresses that are any. */
export const webAddresses = (texts: readonly (string | undefined)[], base?: string): string[] =>
  texts.flatMap((text) => webAddress(text, base) ?? []);

const schemeOf = (base = ''): string => (/^http:/iu.test(base) ? 'http:' : 'https:');
