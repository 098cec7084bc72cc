import type { FormField, ValuePath } from '@foyer/page-document/form';
import { useState } from 'react';
import { Button } from '../parts/button.tsx';
import { input, quiet, warning } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { Icon } from '../parts/icon.tsx';
import { PictureDialog } from '../pictures/picture-dialog.tsx';
import { usePictures } from '../pictures/picture-store.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './form.css.ts';
import { useForm, valueAt } from './form-context.ts';
import { problemAt } from './problem-text.ts';

const idOf = (value: unknown): string => {
  const id = valueAt(value, ['$picture']);
  return typeof id === 'string' ? id : '';
};

/** A picture: one of those that were uploaded, a file from this machine, or one of the service's by its id. */
export function PictureField({ field, path }: { field: FormField; path: ValuePath }) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  const { addressOf } = usePictures();
  const [isChoosing, setIsChoosing] = useState(false);
  const id = idOf(valueAt(block, path));
  const { title, help } = wordsOf(field.place);
  const put = (next: string) => onChange(path, next === '' ? undefined : { $picture: next });
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
          {id !== '' && <img className={css.picture} src={addressOf(id)} alt="" />}
          <PictureLine id={id} />
          <input
            {...attributes}
            className={input}
            value={id}
            readOnly={!canEdit}
            onChange={({ target }) => put(target.value.trim())}
          />
          {canEdit && (
            <Button
              icon="search"
              aria-label={`${texts.t('picture.choose')}: ${title}`}
              onClick={() => setIsChoosing(true)}
            >
              {texts.t('picture.choose')}
            </Button>
          )}
          {isChoosing && (
            <PictureDialog
              title={title}
              onClose={() => setIsChoosing(false)}
              onChoose={(chosen) => {
                setIsChoosing(false);
                put(chosen);
              }}
            />
          )}
        </>
      )}
    </Field>
  );
}

/** Size of an uploaded picture, the point that stays in view, and what it shows. */
function PictureLine({ id }: { id: string }) {
  const { t } = useTexts();
  const { language } = useForm();
  const { items } = usePictures();
  const picture = items.find((item) => item.id === id);
  if (!picture) return null;
  const { width, height, image, alternatives } = picture;
  const words = alternatives[language];
  const [x, y] = [image.focus.x, image.focus.y].map((share) => Math.round(share * 100));
  return (
    <>
      <p className={quiet}>
        {width}×{height}. {t('picture.focus', { x, y })}
      </p>
      {words === undefined ? (
        <p className={warning}>
          <Icon name="warning" />
          {t('picture.noWords')}
        </p>
      ) : (
        <p className={quiet}>{words}</p>
      )}
    </>
  );
}
