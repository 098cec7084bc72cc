import { useId } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { WordButton } from '../link/index.ts';
import { useFieldSkin } from '../text-field/use-field-skin.ts';
import { hidden } from '../visually-hidden/visually-hidden.css.ts';
import { cells, group, legend, remove, rows } from './rating-input.css.ts';

const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** Props of {@link RatingInput}. */
export interface RatingInputProps {
  /** 1 to 10, or 0 for none. RATE-001 */
  value: number;
  /** Gets 0 when the rating is taken back. RATE-002 */
  onChange: (value: number) => void;
  /** @default «Ваша оценка» */
  label?: string;
  /** @default false */
  isDisabled?: boolean;
}

/** A viewer's own rating: ten numbers of which one is chosen. Native radio buttons, so arrow keys choose. */
export function RatingInput({ value, onChange, label, isDisabled = false }: RatingInputProps) {
  const t = useTranslate('component');
  const skin = useFieldSkin();
  const name = useId();
  return (
    <fieldset className={group} disabled={isDisabled}>
      <legend className={legend}>{label ?? t('component.rate.label')}</legend>
      <div className={rows[skin]}>
        {values.map((each) => (
          <label key={each} className={cells[skin]}>
            <input
              type="radio"
              className={hidden}
              name={name}
              value={each}
              checked={each === value}
              // A dialog puts its focus on the first that Tab could reach: the chosen one, as in every group.
              tabIndex={value > 0 && each !== value ? -1 : undefined}
              onChange={() => onChange(each)}
              aria-label={t('component.rate.value', { value: each })}
            />
            <span aria-hidden="true">{each}</span>
          </label>
        ))}
      </div>
      {value > 0 && (
        <div className={remove}>
          <WordButton onPress={() => onChange(0)} isDisabled={isDisabled}>
            {t('component.rate.remove')}
          </WordButton>
        </div>
      )}
    </fieldset>
  );
}
