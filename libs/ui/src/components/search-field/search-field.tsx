import { lazy, Suspense } from 'react';
import { loadPatiently } from '../../variants/load-patiently.ts';
import type { SearchFieldProps } from './search-field.types.ts';
import { SearchLine } from './search-line.tsx';

/** Comes for an owner that suggests something. */
const SuggestingLine = lazy(() => loadPatiently(() => import('./suggesting-line.tsx')));

/** The one line of a search page. Escape and a button clear it; Enter searches; arrows reach the suggestions. */
export function SearchField(props: SearchFieldProps) {
  const plain = (
    <search>
      <SearchLine {...props} />
    </search>
  );
  if (!props.suggestions) return plain;
  return (
    <Suspense fallback={plain}>
      <SuggestingLine {...props} />
    </Suspense>
  );
}
