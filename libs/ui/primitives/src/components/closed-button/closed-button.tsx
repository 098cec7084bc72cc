import { useId, type ReactNode } from 'react';
import { action } from '../action-link/action-link.css.ts';
import { onSheet, wordOnSheet } from '../button/button.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { closed, frame, reason as reasonStyle } from './closed-button.css.ts';

/** Props of {@link ClosedButton}. */
export interface ClosedButtonProps {
  /** Of the button in whose place it stands. @default 'primary' */
  tone?: 'primary' | 'plain';
  /** A sentence: why this viewer may not press it. */
  reason: string;
  children: ReactNode;
}

/**
 * Stands in the place of a button that this viewer may not press, and says why. It keeps its place in the order of
 * focus, so that those who hear the page find it and its reason.
 */
export function ClosedButton({ tone = 'primary', reason, children }: ClosedButtonProps) {
  const isSheet = useFieldSkin() === 'line';
  const box = `${action({ look: tone, size: 'dialog' })} ${closed}`;
  const reasonId = useId();
  return (
    <div className={frame}>
      <button
        type="button"
        className={!isSheet ? box : tone === 'plain' ? wordOnSheet : `${box} ${onSheet}`}
        aria-disabled="true"
        aria-describedby={reasonId}
      >
        {children}
      </button>
      <p id={reasonId} className={reasonStyle}>
        {reason}
      </p>
    </div>
  );
}
