import { useId, type ReactNode } from 'react';
import { Artwork } from '@foyer/ui/artwork';
import type { Picture } from '@foyer/ui/artwork';
import { FieldError } from '@foyer/ui/field-error';
import { useRowLook } from '../personal-page/use-row-look.ts';
import { Switch, type SwitchProps } from '@foyer/ui/switch';
import {
  fields,
  picture as pictureStyle,
  pictured,
  setting,
  settings,
} from './setting-rows.css.ts';

/** The switches of a section, one under another. */
export function SettingRows({ children }: { children: ReactNode }) {
  return <div className={settings[useRowLook()]}>{children}</div>;
}

/** The fields of a section: two in a row where they fit. */
export function SettingFields({ children }: { children: ReactNode }) {
  return <div className={fields}>{children}</div>;
}

/** Props of {@link SettingSwitch}. */
export interface SettingSwitchProps extends SwitchProps {
  /** Before the words, square; decoration. */
  picture?: Picture | undefined;
  /** Why it is not as the viewer wanted it. */
  errorMessage?: string | undefined;
}

/** A switch that is saved when it is pressed, with what became of it; in {@link SettingRows}. */
export function SettingSwitch({ picture, errorMessage, ...rest }: SettingSwitchProps) {
  const errorId = useId();
  return (
    <div className={setting[useRowLook()]}>
      {picture ? (
        <span className={pictured}>
          <Artwork picture={picture} size={[50, 50]} className={pictureStyle} />
          <Switch {...rest} />
        </span>
      ) : (
        <Switch {...rest} />
      )}
      <FieldError id={errorId} text={errorMessage} />
    </div>
  );
}
