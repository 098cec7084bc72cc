import { createContext, useContext } from 'react';
import type { StructuredData } from './loader-page.ts';

/** What the server writes into a document besides the page. */
export interface DocumentFacts {
  /** The serialised handover to the browser. */
  state: string;
  /** What the page says of itself to search engines. SEO-001 */
  structuredData: readonly StructuredData[] | undefined;
}

const DocumentFactsContext = createContext<DocumentFacts | undefined>(undefined);

/** Only the server fills it. */
export const DocumentFactsProvider = DocumentFactsContext;

/** What the document gets while the server renders; nothing in the browser. */
export const useDocumentFacts: () => DocumentFacts | undefined = import.meta.env.SSR
  ? () => useContext(DocumentFactsContext)
  : () => undefined;
