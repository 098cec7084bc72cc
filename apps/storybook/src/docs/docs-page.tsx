import { lazy, Suspense } from 'react';

// With the blocks of documentation, which no story needs.
const ComponentPage = lazy(async () => ({
  default: (await import('./component-page.tsx')).ComponentPage,
}));

/** The documentation page that each component gets. */
export const DocsPage = () => (
  <Suspense>
    <ComponentPage />
  </Suspense>
);
