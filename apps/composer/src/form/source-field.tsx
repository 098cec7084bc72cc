import type { ItemsField, ValuePath } from '@foyer/page-document/form';
import { error, input, quiet } from '../parts/controls.css.ts';
import { Field } from '../parts/field.tsx';
import { useTexts } from '../texts/texts.tsx';
import type { FieldView } from './field-view.types.ts';
import * as css from './form.css.ts';
import { useForm, valueAt } from './form-context.ts';
import { ListField } from './list-field.tsx';
import { problemAt } from './problem-text.ts';
import { emptySource, limitPathOf, type SourceKind, sourceKindsOf } from './source-kinds.ts';
import { ThingList } from './thing-list.tsx';

const sourcePath: ValuePath = ['source'];

interface SourceFieldProps {
  field: ItemsField;
  /** Shows one banner that is written here. */
  BannerView: FieldView;
}

/** What a block holds: banners that are written here, things chosen from the catalogue, or a rule that finds them. */
export function SourceField({ field, BannerView }: SourceFieldProps) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange } = useForm();
  if (field.banner) {
    return <ListField field={field} path={[...sourcePath, 'banners']} ItemView={BannerView} />;
  }
  const source = valueAt(block, sourcePath);
  const kinds = sourceKindsOf(field);
  const kind = (valueAt(source, ['kind']) ?? kinds[0]) as SourceKind;
  const { title, help } = wordsOf(field.place);
  const problem = problemAt(problems, sourcePath, texts);
  const limitPath = limitPathOf(kind);
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>{title}</legend>
      {help !== undefined && <p className={quiet}>{help}</p>}
      {problem !== undefined && <p className={error}>{problem}</p>}
      {kinds.length > 1 && (
        <Field name={texts.t('source.from')}>
          {(attributes) => (
            <select
              {...attributes}
              className={input}
              value={kind}
              disabled={!canEdit}
              onChange={({ target }) =>
                onChange(sourcePath, emptySource(target.value as SourceKind, field))
              }
            >
              {kinds.map((one) => (
                <option key={one} value={one}>
                  {texts.t(`source.${one}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {kind === 'list' && <ThingList field={field} source={source} />}
      {kind === 'rule' && <SortField />}
      {limitPath && <LimitField path={[...sourcePath, ...limitPath]} />}
    </fieldset>
  );
}

const sorts = ['popular', 'new', 'rating', 'name'] as const;

function SortField() {
  const { t } = useTexts();
  const { block, canEdit, onChange } = useForm();
  const path = [...sourcePath, 'rule', 'sort'];
  return (
    <Field name={t('source.sort')}>
      {(attributes) => (
        <select
          {...attributes}
          className={input}
          value={String(valueAt(block, path) ?? 'popular')}
          disabled={!canEdit}
          onChange={({ target }) => onChange(path, target.value)}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {t(`sort.${one}`)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function LimitField({ path }: { path: ValuePath }) {
  const { t } = useTexts();
  const { block, canEdit, onChange } = useForm();
  const value = valueAt(block, path);
  return (
    <Field name={t('source.limit')}>
      {(attributes) => (
        <input
          {...attributes}
          className={input}
          type="number"
          min={1}
          value={typeof value === 'number' ? value : ''}
          readOnly={!canEdit}
          onChange={({ target }) =>
            onChange(path, target.valueAsNumber >= 1 ? Math.floor(target.valueAsNumber) : undefined)
          }
        />
      )}
    </Field>
  );
}
