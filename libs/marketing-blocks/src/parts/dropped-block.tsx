import type { MediaBlock } from '@foyer/contract';
import { useTranslate } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { type DropReason, keyOf } from '../dropped-blocks.ts';
import * as css from './dropped-block.css.ts';

/** Props of {@link DroppedBlock}. */
interface DroppedBlockProps {
  block: MediaBlock;
  reason: DropReason;
}

/** The fields that a block came with: those of `custom_data` beside its own. */
const fieldsOf = ({ custom_data, ...block }: MediaBlock): string =>
  Object.keys({ ...block, ...custom_data })
    .sort()
    .join(', ');

/** Stands in the place of a block that cannot be drawn, for those who make pages. */
export function DroppedBlock({ block, reason }: DroppedBlockProps) {
  const t = useTranslate('info');
  return (
    <ListBody>
      <div className={css.placeholder}>
        <p className={css.reason}>{t(`info.dropped.${reason}`, { key: keyOf(block) })}</p>
        <p className={css.fields}>{t('info.dropped.fields', { fields: fieldsOf(block) })}</p>
      </div>
    </ListBody>
  );
}
