import type { TargetField as TargetFieldType, ValuePath } from '@foyer/page-document/form';
import { useState } from 'react';
import { CatalogueDialog } from '../catalogue/catalogue-dialog.tsx';
import { addressFault, targetOf } from '../catalogue/check-address.ts';
import { usePlaceOfLink } from '../catalogue/use-place.ts';
import { Button } from '../parts/button.tsx';
import { input } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import { useForm, valueAt } from './form-context.ts';
import { PlaceLine } from './place-line.tsx';
import { problemAt } from './problem-text.ts';
import { TextFields } from './text-field.tsx';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Where something leads: a thing of the catalogue, a page, or an address that is typed. */
export function TargetField({ field, path }: { field: TargetFieldType; path: ValuePath }) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  /** What was typed and is no address yet. */
  const [typed, setTyped] = useState<string>();
  const [isChoosing, setIsChoosing] = useState(false);
  const value = valueAt(block, path);
  const link = textOf(valueAt(value, ['link']));
  const { title, help } = wordsOf(field.place);
  const place = usePlaceOfLink(link);

  const put = (address: string) => {
    const fault = address === '' ? undefined : addressFault(address, field.isInside);
    setTyped(fault && address);
    if (fault) return;
    const words = valueAt(value, ['title']);
    const kept = words === undefined ? {} : { title: words };
    onChange(path, address === '' ? undefined : { ...targetOf(address), ...kept });
  };
  const fault = typed === undefined ? undefined : addressFault(typed, field.isInside);

  return (
    <>
      <Field
        path={path}
        name={title}
        help={help}
        isRequired={field.isRequired}
        problem={fault ? texts.t(fault) : problemAt(problems, path, texts)}
      >
        {(attributes) => (
          <>
            <input
              {...attributes}
              className={input}
              value={typed ?? (link || textOf(valueAt(value, ['url'])))}
              readOnly={!canEdit}
              placeholder="/movies"
              onChange={({ target }) => put(target.value.trim())}
            />
            {typed === undefined && <PlaceLine place={place} />}
            {canEdit && (
              <Button
                icon="search"
                aria-label={`${texts.t('target.choose')}: ${title}`}
                onClick={() => setIsChoosing(true)}
              >
                {texts.t('target.choose')}
              </Button>
            )}
          </>
        )}
      </Field>
      {isChoosing && (
        <CatalogueDialog
          title={title}
          onClose={() => setIsChoosing(false)}
          onChoose={(thing) => {
            setIsChoosing(false);
            put(thing.link);
          }}
        />
      )}
      {field.title && value !== undefined && (
        <TextFields field={field.title} path={[...path, 'title']} />
      )}
    </>
  );
}
