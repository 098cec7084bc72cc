import { Button, type ButtonProps } from '@foyer/ui/button';
import { FieldError } from '@foyer/ui/field-error';
import { useId } from 'react';
import { note as noteStyle, pressed } from '../profile-edit.css.ts';

interface PressedSettingProps extends Pick<
  ButtonProps,
  'tone' | 'isPending' | 'isDisabled' | 'onPress'
> {
  text: string;
  /** What it does. */
  note: string;
  errorMessage?: string | undefined;
}

/** A setting that is no switch: a button with what it does. */
export function PressedSetting({ text, note, errorMessage, ...rest }: PressedSettingProps) {
  const id = useId();
  return (
    <div className={pressed}>
      <Button tone="plain" {...rest}>
        {text}
      </Button>
      <span className={noteStyle}>{note}</span>
      <FieldError id={id} text={errorMessage} />
    </div>
  );
}
