import { createContext, useContext } from 'react';

const NonceContext = createContext<string | undefined>(undefined);

/** Only the server fills it: browsers hide nonces from scripts, so hydration must not compare them. */
export const NonceProvider = NonceContext;

/** The page's nonce while the server renders; nothing in the browser. */
export function useNonce(): string | undefined {
  return useContext(NonceContext);
}
