import { useState } from 'react';
import type { TvCodeViewState } from './tv-code.selectors.ts';

/**
 * What stands in the field of the form. It outlives the other steps, so that a code that may still be right is there when the
 * viewer comes back; another form begins with what it was given.
 */
export function useTypedCode({ form, given }: Pick<TvCodeViewState, 'form' | 'given'>) {
  const [typed, setTyped] = useState({ form, code: '' });
  if (typed.form !== form) setTyped({ form, code: given?.reveal() ?? '' });
  return [typed.code, (code: string) => setTyped({ form, code })] as const;
}
