/** What is wrong with an address that was typed; the composer's dictionaries have words for each. */
export type AddressFault = 'target.wrong' | 'target.inside';

const isOutside = (text: string): boolean => /^[a-z][\w+.-]*:/i.test(text);

const isWeb = (text: string): boolean =>
  /^https?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname.includes('.');

const isPath = (text: string): boolean => /^\/(?!\/)\S*$/.test(text);

/**
 * Whether an address may be the target of a block: a path of the site, or a whole address of the web. Nothing that runs or
 * carries data.
 *
 * @param isInside - Only pages of the site can be chosen.
 * @returns Nothing where it is right.
 */
export function addressFault(text: string, isInside: boolean): AddressFault | undefined {
  if (isPath(text)) return undefined;
  if (!isWeb(text)) return 'target.wrong';
  return isInside ? 'target.inside' : undefined;
}

/** A target as documents keep it. */
export const targetOf = (address: string) =>
  isOutside(address)
    ? ({ type: 'blank', url: address } as const)
    : ({ type: 'screen', link: address } as const);
