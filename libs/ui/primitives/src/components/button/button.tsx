import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { action } from '../action-link/action-link.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { onSheet, spinner, wordOnSheet } from './button.css.ts';

/** Props of {@link Button}. */
export interface ButtonProps {
  /** What it is among its neighbours; one is primary. @default 'primary' */
  tone?: 'primary' | 'plain' | 'quiet' | 'danger';
  /** Waits for an answer: keeps its words and place, does nothing when pressed. @default false */
  isPending?: boolean;
  /** @default false */
  isDisabled?: boolean;
  /** @default 'button' */
  type?: 'button' | 'submit';
  onPress?: () => void;
  children: ReactNode;
}

/** A button of forms and dialogs: as wide as a card, on a sheet as wide as its words. */
export function Button({
  tone = 'primary',
  isPending = false,
  isDisabled = false,
  type = 'button',
  onPress,
  children,
}: ButtonProps) {
  const t = useTranslate();
  const skin = useFieldSkin();
  const isWord = skin === 'line' && (tone === 'plain' || tone === 'quiet');
  const box = action({ look: tone, size: 'dialog' });
  return (
    <AriaButton
      className={isWord ? wordOnSheet : skin === 'line' ? `${box} ${onSheet}` : box}
      type={type}
      isPending={isPending}
      isDisabled={isDisabled}
      {...(onPress && { onPress: () => onPress() })}
    >
      {isPending && (
        <ProgressBar aria-label={t('shell.loading')} isIndeterminate className={spinner} />
      )}
      <span>{children}</span>
    </AriaButton>
  );
}
