import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { surround, type Surroundings } from './surround.tsx';

/** Renders with a label and a language in force. Find things with `findBy…`: variants load lazily. */
export async function renderWithLabel(children: ReactNode, surroundings: Surroundings = {}) {
  return render(await surround(children, surroundings));
}
