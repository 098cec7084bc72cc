import type { ItemsField, ListField as ListFieldType, ValuePath } from '@foyer/page-document/form';
import { Button } from '../parts/button.tsx';
import { counter, error, quiet } from '../parts/controls.css.ts';
import { useTexts } from '../texts/texts.tsx';
import * as css from './form.css.ts';
import type { FieldView } from './field-view.types.ts';
import { useForm, valueAt } from './form-context.ts';
import { ListItemHead } from './list-item-head.tsx';
import { problemAt } from './problem-text.ts';

interface ListProps {
  field: ListFieldType | ItemsField;
  /** Of the list in the document. */
  path: ValuePath;
  /** Shows one thing of the list. */
  ItemView: FieldView;
}

/** Things that are all alike, in an order: moved, removed, one more added until the list is full. */
export function ListField({ field, path, ItemView }: ListProps) {
  const texts = useTexts();
  const { block, canEdit, problems, wordsOf, onChange, onAdd } = useForm();
  const held = valueAt(block, path);
  const items: readonly unknown[] = Array.isArray(held) ? held : [];
  const { title, help } = wordsOf(field.place);
  const item = field.kind === 'list' ? field.item : field.banner;
  const { most } = field;
  const isFull = most !== undefined && items.length >= most;
  const problem = problemAt(problems, path, texts);
  const move = (from: number, to: number) => {
    const [moved] = items.slice(from, from + 1);
    onChange(path, items.toSpliced(from, 1).toSpliced(to, 0, moved));
  };
  return (
    <fieldset className={css.group}>
      <legend className={css.groupName}>
        {title}{' '}
        {most !== undefined && (
          <span className={counter[items.length > most ? 'over' : 'fits']}>
            {texts.t('form.items', { count: items.length, most })}
          </span>
        )}
      </legend>
      {help !== undefined && <p className={quiet}>{help}</p>}
      {problem !== undefined && <p className={error}>{problem}</p>}
      {item &&
        items.map((_one, index) => (
          // Things have no name of their own everywhere; their place is what a path goes by.
          <div key={`${path.join('.')}.${index}`} className={css.group}>
            <ListItemHead
              name={<span className={quiet}>{index + 1}</span>}
              index={index}
              count={items.length}
              canEdit={canEdit}
              onMove={move}
              onRemove={() => onChange([...path, index], undefined)}
            />
            <ItemView field={item} path={[...path, index]} />
          </div>
        ))}
      {canEdit && item && (
        <Button icon="plus" disabled={isFull} onClick={() => onAdd(path)}>
          {texts.t('form.add')}
        </Button>
      )}
      {isFull && <p className={quiet}>{texts.t('form.full', { most })}</p>}
    </fieldset>
  );
}
