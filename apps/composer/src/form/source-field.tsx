import type { ItemsField, ValuePath } from '@foyer/page-document/form';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { useForm, valueAt } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { problemAt } from './problem-text.ts';

const sourcePath: ValuePath = ['source'];

/** What a block holds: banners that are written here, or things of the catalogue by their ids. */
export function SourceField({ field }: { field: ItemsField }) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  if (field.banner) return <ListField field={field} path={[...sourcePath, 'banners']} />;
  const source = valueAt(block, sourcePath);
  const kind = valueAt(source, ['kind']);
  // Rules and lists of the service are kept as they are.
  if (kind !== undefined && kind !== 'list') return null;
  const ids = valueAt(source, ['ids']);
  const { title, help } = wordsOf(field.place);
  const put = (text: string) => {
    const wanted = text.split(/[\s,]+/).filter((id) => id !== '');
    onChange(
      sourcePath,
      wanted.length === 0
        ? undefined
        : { kind: 'list', type: valueAt(source, ['type']) ?? field.of[0], ids: wanted },
    );
  };
  return (
    <Field
      name={title}
      help={help}
      isRequired={field.isRequired}
      problem={problemAt(problems, sourcePath, texts)}
    >
      {(attributes) => (
        <textarea
          {...attributes}
          className={input}
          defaultValue={Array.isArray(ids) ? ids.join('\n') : ''}
          readOnly={!canEdit}
          onBlur={({ target }) => put(target.value)}
        />
      )}
    </Field>
  );
}
