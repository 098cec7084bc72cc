import { type AddressRules, outsideAddress } from '@foyer/page-runtime/navigation/addresses';

/** Where the viewer goes from the page, by their answer. */
export interface VoiceReturn {
  confirmed: string;
  cancelled: string;
}

/**
 * Where the assistant wants the viewer back, with its own mark `state`; OAuth 2.0, RFC 6749 §4.1.
 *
 * @param search - Of the page; anyone may have written it.
 * @returns Nothing for an address that is not on the label's list.
 */
export function voiceReturn(search: string, rules: AddressRules): VoiceReturn | undefined {
  const query = new URLSearchParams(search);
  const address = outsideAddress(query.get('redirect_uri') ?? '', rules);
  if (address === undefined) return undefined;
  const state = query.get('state');
  const withAnswer = (answer: Record<string, string>): string => {
    const url = new URL(address);
    if (state !== null) url.searchParams.set('state', state);
    for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
    return url.href;
  };
  return { confirmed: withAnswer({}), cancelled: withAnswer({ error: 'access_denied' }) };
}
