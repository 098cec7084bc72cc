import type { ListedType } from '@foyer/contract';
import { useThing } from '../catalogue/use-place.ts';
import { warning } from '../parts/controls.css.ts';
import { useTexts } from '../texts/texts.tsx';

/** What an id stands for; the id until it is known. */
export function ThingName({ type, id }: { type: ListedType; id: string }) {
  const { t } = useTexts();
  const place = useThing(type, id);
  if (place?.status === 'missing') {
    return (
      <span className={warning}>
        {id}: {t('thing.missing')}
      </span>
    );
  }
  return <span>{place?.status === 'found' ? place.title : id}</span>;
}
