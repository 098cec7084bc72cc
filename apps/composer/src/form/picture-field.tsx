import type { FormField, ValuePath } from '@foyer/page-document/form';
import { useId, useState } from 'react';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './form.css.ts';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';

const idOf = (value: unknown): string => {
  const id =
    typeof value === 'object' && value !== null ? Reflect.get(value, '$picture') : undefined;
  return typeof id === 'string' ? id : '';
};

/** A picture: one of those that were uploaded, one of the service's by its id, or a file from this machine. */
export function PictureField({ field, path }: { field: FormField; path: ValuePath }) {
  const texts = useTexts();
  const listId = useId();
  const { block, canEdit, problems, wordsOf, pictures, onChange } = useForm();
  const [isRefused, setIsRefused] = useState(false);
  const id = idOf(valueAt(block, path));
  const { title, help } = wordsOf(field.place);
  const put = (next: string) => onChange(path, next === '' ? undefined : { $picture: next });
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setIsRefused(false);
    try {
      put(await pictures.upload(file));
    } catch {
      setIsRefused(true);
    }
  };
  return (
    <Field
      name={title}
      help={help}
      isRequired={field.isRequired}
      problem={isRefused ? texts.t('problem.wrong') : problemAt(problems, path, texts)}
    >
      {(attributes) => (
        <>
          {id !== '' && <img className={css.picture} src={pictures.addressOf(id)} alt="" />}
          <input
            {...attributes}
            className={input}
            list={listId}
            value={id}
            readOnly={!canEdit}
            onChange={({ target }) => put(target.value)}
          />
          <datalist id={listId}>
            {pictures.items.map((picture) => (
              <option key={picture.id} value={picture.id}>
                {picture.alternatives.rus}
              </option>
            ))}
          </datalist>
          {canEdit && (
            <input
              type="file"
              aria-label={title}
              accept="image/jpeg,image/png,image/webp,image/avif"
              onChange={({ target }) => void upload(target.files?.[0])}
            />
          )}
        </>
      )}
    </Field>
  );
}
