import type { ReactNode } from 'react';
import type { FilterOption } from './filter-bar.types.ts';

/** Props of `ChipList`. */
export interface ChipListProps {
  className: string;
  /** The name of the chip, with what is chosen; the list is named by it too. */
  label: string;
  /** What the chip shows. */
  children: ReactNode;
  /** Draws the chip as chosen. @default false */
  isLit?: boolean;
  options: readonly FilterOption[];
  isChosen: (id: string) => boolean;
  onChoose: (id: string) => void;
  /** Several may be chosen, so the list stays open. @default false */
  isMultiple?: boolean;
  /** At which edge of the chip the list hangs. @default 'start' */
  edge?: 'start' | 'end';
}
