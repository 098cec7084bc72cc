import { useDocumentFacts } from '@foyer/page-runtime/page/document-facts';

/**
 * What the page says of itself to search engines, a script each. Rendered by the server alone: the browser has no use for
 * it, and drops the scripts with the page (`shell/parts/navigation.part.ts`). SEO-001
 */
export function StructuredData() {
  const entries = useDocumentFacts()?.structuredData ?? [];
  return entries.map((entry, index) => (
    <script
      key={index}
      type="application/ld+json"
      // No text ends its script, whatever it holds.
      dangerouslySetInnerHTML={{ __html: JSON.stringify(entry).replaceAll('<', '\\u003c') }}
    />
  ));
}
