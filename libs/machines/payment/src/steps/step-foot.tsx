import type { Price } from '@foyer/contract';
import { useLabel } from '@foyer/ui/theme';
import type { ReactNode } from 'react';
import { foot, footActions, footNote } from '../payment.css.ts';
import type { Words } from '../payment.words.ts';
import { HowToStop } from './terms.tsx';

interface StepFootProps {
  /** Of what the button buys; nothing is said of how to stop where it buys nothing. */
  price?: Price | undefined;
  words: Words;
  /** The buttons. */
  children: ReactNode;
}

/** The button of a step, with how to stop in view of it. */
export function StepFoot({ price, words, children }: StepFootProps) {
  const { checkout } = useLabel().variants;
  return (
    <div className={foot[checkout]}>
      {price && (
        <div className={footNote}>
          <HowToStop price={price} words={words} />
        </div>
      )}
      <div className={footActions}>{children}</div>
    </div>
  );
}
