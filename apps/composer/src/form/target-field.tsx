import type { TargetField as TargetFieldType, ValuePath } from '@foyer/page-document/form';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';
import { TextField } from './text-field.tsx';

const addressOf = (value: unknown): string => {
  const address = valueAt(value, ['link']) ?? valueAt(value, ['url']);
  return typeof address === 'string' ? address : '';
};

/** Where something leads: a path of the site, or a whole address that opens in another tab. */
export function TargetField({ field, path }: { field: TargetFieldType; path: ValuePath }) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  const value = valueAt(block, path);
  const { title, help } = wordsOf(field.place);
  const put = (address: string) => {
    if (address === '') return onChange(path, undefined);
    const words = valueAt(value, ['title']);
    const kept = words === undefined ? {} : { title: words };
    const target =
      /^https?:/.test(address) && !field.isInside
        ? { type: 'blank', url: address, ...kept }
        : { type: 'screen', link: address, ...kept };
    return onChange(path, target);
  };
  return (
    <>
      <Field
        name={title}
        help={help}
        isRequired={field.isRequired}
        problem={problemAt(problems, path, texts)}
      >
        {(attributes) => (
          <input
            {...attributes}
            className={input}
            value={addressOf(value)}
            readOnly={!canEdit}
            placeholder="/movies"
            onChange={({ target }) => put(target.value.trim())}
          />
        )}
      </Field>
      {field.title && value !== undefined && (
        <TextField field={field.title} path={[...path, 'title']} />
      )}
    </>
  );
}
