import { createContext, useContext } from 'react';

const PageStateContext = createContext<string | undefined>(undefined);

/** Only the server fills it, with the serialised handover. */
export const PageStateProvider = PageStateContext;

/** The serialised handover while the server renders; nothing in the browser. */
export function usePageStateText(): string | undefined {
  return useContext(PageStateContext);
}
