import { type ReactNode, useId } from 'react';
import * as css from './controls.css.ts';
import { Icon } from './icon.tsx';

/** Attributes that tie an input to its name, its help and what is wrong with it. */
export interface FieldAttributes {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface FieldProps {
  name: string;
  help?: string | undefined;
  /** How much stands there beside how much may. */
  counter?: { text: string; isOver: boolean } | undefined;
  problem?: string | undefined;
  isRequired?: boolean;
  /** Of its value in a block, by which a check list leads to it. */
  path?: readonly (string | number)[];
  children: (attributes: FieldAttributes) => ReactNode;
}

/** A field with its name above, its counter beside it, and its help or what is wrong below. */
export function Field({
  name,
  help,
  counter,
  problem,
  isRequired = false,
  path,
  children,
}: FieldProps) {
  const id = useId();
  return (
    <div className={css.field} data-path={path?.join('.')}>
      <div className={css.fieldHead}>
        <label id={`${id}-name`} htmlFor={id}>
          {name}
        </label>
        {counter && (
          <span className={css.counter[counter.isOver ? 'over' : 'fits']}>{counter.text}</span>
        )}
      </div>
      {children({
        id,
        'aria-labelledby': `${id}-name`,
        'aria-describedby': `${id}-words`,
        'aria-invalid': problem !== undefined,
        'aria-required': isRequired,
      })}
      <div id={`${id}-words`}>
        {problem !== undefined && (
          <p className={css.error}>
            <Icon name="alert" />
            {problem}
          </p>
        )}
        {help !== undefined && <p className={css.quiet}>{help}</p>}
      </div>
    </div>
  );
}
