import type { FormField, ValuePath } from '@foyer/page-document/form';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './form.css.ts';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';

const typed = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A value in one line: a colour, a date, an address, a number, one of a few, on or off. */
export function PlainField({ field, path }: { field: FormField; path: ValuePath }) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  const value = valueAt(block, path);
  const { title, help, options } = wordsOf(field.place);
  if (field.kind === 'switch') {
    return (
      <label className={css.check}>
        <input
          type="checkbox"
          checked={value === true}
          disabled={!canEdit}
          onChange={({ target }) => onChange(path, target.checked || undefined)}
        />
        {title}
      </label>
    );
  }
  return (
    <Field
      path={path}
      name={title}
      help={help}
      isRequired={field.isRequired}
      problem={problemAt(problems, path, texts)}
    >
      {(attributes) => {
        if (field.kind === 'choice') {
          return (
            <select
              {...attributes}
              className={input}
              value={typed(value)}
              disabled={!canEdit}
              onChange={({ target }) => onChange(path, target.value || undefined)}
            >
              {!field.isRequired && <option value="">—</option>}
              {field.options.map((option) => (
                <option key={option} value={option}>
                  {options?.[option] ?? option}
                </option>
              ))}
            </select>
          );
        }
        const line = (
          <input
            {...attributes}
            className={input}
            type={field.kind === 'number' ? 'number' : 'text'}
            value={typed(value)}
            readOnly={!canEdit}
            onChange={({ target }) =>
              onChange(
                path,
                field.kind === 'number' && target.value ? Number(target.value) : target.value,
              )
            }
          />
        );
        if (field.kind !== 'color') return line;
        return (
          <span className={css.beside}>
            <input
              type="color"
              aria-label={title}
              className={css.swatch}
              value={/^#[\da-f]{6}$/i.test(typed(value)) ? typed(value) : '#000000'}
              disabled={!canEdit}
              onChange={({ target }) => onChange(path, target.value)}
            />
            {line}
          </span>
        );
      }}
    </Field>
  );
}
