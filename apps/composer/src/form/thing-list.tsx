import type { ListedType } from '@foyer/contract';
import type { ItemsField } from '@foyer/page-document/form';
import { useState } from 'react';
import { CatalogueDialog } from '../catalogue/catalogue-dialog.tsx';
import { Button } from '../parts/button.tsx';
import { useTexts } from '../texts/texts.tsx';
import { useForm, valueAt } from './form-context.ts';
import { ListItemHead } from './list-item-head.tsx';
import { kindsOfType, listedIn, typeOfKind } from './source-kinds.ts';
import { ThingName } from './thing-name.tsx';

interface ThingListProps {
  field: ItemsField;
  /** As the document says it. */
  source: unknown;
}

const idsIn = (source: unknown): readonly string[] => {
  const ids = valueAt(source, ['ids']);
  return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
};

/** Things that a block shows, chosen from the catalogue one by one, in their order. All are of one type. */
export function ThingList({ field, source }: ThingListProps) {
  const { t } = useTexts();
  const { canEdit, wordsOf, onChange } = useForm();
  const { title } = wordsOf(field.place);
  const [isChoosing, setIsChoosing] = useState(false);
  const ids = idsIn(source);
  const allowed = listedIn(field);
  const type = (valueAt(source, ['type']) ?? allowed[0]) as ListedType;
  const put = (next: readonly string[], of: ListedType = type) =>
    onChange(['source'], next.length === 0 ? undefined : { kind: 'list', type: of, ids: next });
  const move = (from: number, to: number) =>
    put(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
  const isFull = field.most !== undefined && ids.length >= field.most;
  // An empty list takes any type that the block shows.
  const kinds = (ids.length === 0 ? allowed : [type]).flatMap(kindsOfType);
  return (
    <>
      <ol>
        {ids.map((id, index) => (
          <li key={id}>
            <ListItemHead
              name={<ThingName type={type} id={id} />}
              index={index}
              count={ids.length}
              canEdit={canEdit}
              onMove={move}
              onRemove={() => put(ids.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {canEdit && (
        <Button
          icon="plus"
          disabled={isFull}
          aria-label={`${t('target.choose')}: ${title}`}
          onClick={() => setIsChoosing(true)}
        >
          {t('target.choose')}
        </Button>
      )}
      {isChoosing && (
        <CatalogueDialog
          title={title}
          kinds={kinds}
          onClose={() => setIsChoosing(false)}
          onChoose={({ kind, id }) => {
            setIsChoosing(false);
            if (!ids.includes(id)) put([...ids, id], typeOfKind(kind));
          }}
        />
      )}
    </>
  );
}
