import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';

/** Props of {@link ControlButton}. */
export interface ControlButtonProps {
  className: string;
  /** What it does, for reports of presses: words that no translation changes. ANALYTICS-018 */
  name: string;
  onPress: () => void;
  /** Its name where its face is a sign. @default what stands on it */
  label?: string | undefined;
  /** Given where it opens something in the player. */
  isExpanded?: boolean | undefined;
  /** @default false */
  isDisabled?: boolean;
  /** Finds it again when the focus has to come back. */
  panelButton?: string;
  /** Takes the focus when the screen that it stands on opens. @default false */
  isStart?: boolean;
  children: ReactNode;
}

/** Every button of the player: behaviour from react-aria, looks from the skin. */
export function ControlButton({
  className,
  name,
  onPress,
  label,
  isExpanded,
  isDisabled = false,
  panelButton,
  isStart = false,
  children,
}: ControlButtonProps) {
  return (
    <Button
      className={className}
      onPress={() => onPress()}
      isDisabled={isDisabled}
      data-player-button={name}
      {...(label !== undefined && { 'aria-label': label })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded })}
      {...(panelButton !== undefined && { 'data-panel-button': panelButton })}
      {...(isStart && { 'data-start': '' })}
    >
      {children}
    </Button>
  );
}
