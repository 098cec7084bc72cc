import type { TrustedProxies } from './trusted-proxies.ts';

/** In which the web server tells the service whose site a viewer is on, by the label's id. */
export const LABEL_HEADER = 'x-label';

/** An id as folders of labels have it; anything else is ignored. */
const idPattern = /^[a-z][\da-z-]{0,39}$/u;

/** Whether a text can be the id of a label. */
export const isLabelName = (text: string): boolean => idPattern.test(text);

/**
 * The label that a request is for, as far as a trusted proxy says it.
 *
 * @param peer - Address at the other end of the connection.
 */
export function labelOf(
  headers: Headers,
  peer: string,
  isTrusted: TrustedProxies,
): string | undefined {
  const given = headers.get(LABEL_HEADER);
  return given !== null && isTrusted(peer) && isLabelName(given) ? given : undefined;
}
