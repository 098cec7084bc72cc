import { createContext, useContext, type ReactNode } from 'react';
import type { Label } from './label.types.ts';

const LabelContext = createContext<Label | undefined>(undefined);

/** Puts a label in force for everything below. */
export function LabelProvider({ label, children }: { label: Label; children: ReactNode }) {
  return <LabelContext value={label}>{children}</LabelContext>;
}

/**
 * The label in force.
 *
 * @throws Error outside a {@link LabelProvider}.
 */
export function useLabel(): Label {
  const label = useContext(LabelContext);
  if (!label) throw new Error('useLabel needs a LabelProvider above it');
  return label;
}
