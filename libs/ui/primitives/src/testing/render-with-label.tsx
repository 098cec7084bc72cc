import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { surround, type Surroundings } from './surround.tsx';

/**
 * Renders with a label and a language in force. Find things with `findBy…`: variants load lazily.
 *
 * Waited for as a whole, or React would never come back to a component that asked for a flow's texts.
 */
export async function renderWithLabel(children: ReactNode, surroundings: Surroundings = {}) {
  const tree = await surround(children, surroundings);
  return act(async () => render(tree));
}
