import { Suspense } from 'react';
import { lazyPart } from '../../variants/lazy-part.ts';
import type { SearchFieldProps } from './search-field.types.ts';
import { SearchLine } from './search-line.tsx';

/** Comes for an owner that suggests something. */
const SuggestingLine = lazyPart(async () => (await import('./suggesting-line.tsx')).default);

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
