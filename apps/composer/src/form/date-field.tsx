import type { FormField, ValuePath } from '@foyer/page-document/form';
import { input, quiet } from '../parts/controls.css.ts';
import { Button } from '../parts/button.tsx';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { fromLocal, inDays, toLocal } from './date-value.ts';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';

/** A day and an hour in the service's zone, which is named; or so many days after the page is opened. */
export function DateField({ field, path }: { field: FormField; path: ValuePath }) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  const value = valueAt(block, path);
  const days = inDays(value);
  const { title, help } = wordsOf(field.place);
  return (
    <Field
      path={path}
      name={title}
      help={help}
      isRequired={field.isRequired}
      problem={problemAt(problems, path, texts)}
    >
      {(attributes) =>
        days === undefined ? (
          <>
            <input
              {...attributes}
              className={input}
              type="datetime-local"
              value={toLocal(value)}
              readOnly={!canEdit}
              onChange={({ target }) => onChange(path, fromLocal(target.value))}
            />
            <p className={quiet}>{texts.t('date.zone')}</p>
          </>
        ) : (
          <>
            <input
              {...attributes}
              className={input}
              type="number"
              value={days}
              readOnly={!canEdit}
              onChange={({ target }) => onChange(path, { $inDays: Number(target.value) })}
            />
            <p className={quiet}>{texts.t('date.inDays')}</p>
            {canEdit && (
              <Button onClick={() => onChange(path, undefined)}>{texts.t('date.choose')}</Button>
            )}
          </>
        )
      }
    </Field>
  );
}
