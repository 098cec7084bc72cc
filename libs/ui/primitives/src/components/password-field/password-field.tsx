import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { Icon } from '../icon/index.ts';
import { FieldFrame } from '../text-field/field-frame.tsx';
import type { FieldProps } from '../text-field/field.types.ts';
import { input } from '../text-field/text-field.css.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { reveal } from './password-field.css.ts';

/** Props of {@link PasswordField}. */
export interface PasswordFieldProps extends FieldProps {
  /** Lets the browser offer a stored password, or make a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/** A password that its owner may look at. */
export function PasswordField({ isDisabled = false, ...rest }: PasswordFieldProps) {
  const t = useTranslate('input');
  const skin = useFieldSkin();
  const [isShown, setShown] = useState(false);
  const name = t(isShown ? 'input.password.hide' : 'input.password.show');
  const word = t(isShown ? 'input.password.hideShort' : 'input.password.showShort');
  return (
    <FieldFrame
      {...rest}
      isDisabled={isDisabled}
      type={isShown ? 'text' : 'password'}
      end={
        <button
          type="button"
          className={reveal[skin]}
          aria-label={name}
          disabled={isDisabled}
          onClick={() => setShown(!isShown)}
        >
          {skin === 'box' ? <Icon name={isShown ? 'eye-off' : 'eye'} /> : word}
        </button>
      }
    >
      <Input
        className={input({ skin })}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
    </FieldFrame>
  );
}
