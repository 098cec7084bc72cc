import type { ReactNode } from 'react';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { standing } from './link.css.ts';

/** Props of {@link WordButton}. */
export interface WordButtonProps {
  onPress: () => void;
  /** Does nothing when pressed, but keeps its place in the order of focus. @default false */
  isDisabled?: boolean;
  /** Id of what says why it is disabled. */
  describedBy?: string | undefined;
  children: ReactNode;
}

/** A button that reads as a word, for the smaller of two choices: «Сбросить», «Не помню пароль». */
export function WordButton({
  onPress,
  isDisabled = false,
  describedBy,
  children,
}: WordButtonProps) {
  const skin = useFieldSkin();
  return (
    <button
      type="button"
      className={standing[skin]}
      aria-disabled={isDisabled || undefined}
      aria-describedby={describedBy}
      onClick={() => !isDisabled && onPress()}
    >
      {children}
    </button>
  );
}
