import type { FormField, ValuePath } from '@foyer/page-document/form';
import { useState } from 'react';
import { CatalogueDialog } from '../catalogue/catalogue-dialog.tsx';
import { Button } from '../parts/button.tsx';
import { input, quiet } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';
import { kindsOfType } from './source-kinds.ts';
import { ThingName } from './thing-name.tsx';

type ReferenceFieldType = Extract<FormField, { kind: 'reference' }>;

interface ReferenceFieldProps {
  field: ReferenceFieldType;
  path: ValuePath;
}

/** The id of a service, a title, or a banner of the block itself. */
export function ReferenceField({ field, path }: ReferenceFieldProps) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  const [isChoosing, setIsChoosing] = useState(false);
  const value = valueAt(block, path);
  const id = typeof value === 'string' ? value : '';
  const { title, help } = wordsOf(field.place);
  const type = { service: 'service', title: 'media_item', banner: undefined } as const;
  const listed = type[field.of];
  return (
    <Field
      path={path}
      name={title}
      help={help}
      isRequired={field.isRequired}
      problem={problemAt(problems, path, texts)}
    >
      {(attributes) => (
        <>
          <input
            {...attributes}
            className={input}
            value={id}
            readOnly={!canEdit}
            onChange={({ target }) => onChange(path, target.value.trim())}
          />
          {listed && id !== '' && (
            <p className={quiet}>
              <ThingName type={listed} id={id} />
            </p>
          )}
          {listed && canEdit && (
            <Button
              icon="search"
              aria-label={`${texts.t('target.choose')}: ${title}`}
              onClick={() => setIsChoosing(true)}
            >
              {texts.t('target.choose')}
            </Button>
          )}
          {listed && isChoosing && (
            <CatalogueDialog
              title={title}
              kinds={kindsOfType(listed)}
              onClose={() => setIsChoosing(false)}
              onChoose={(thing) => {
                setIsChoosing(false);
                onChange(path, thing.id);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}
