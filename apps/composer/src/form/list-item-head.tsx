import type { ReactNode } from 'react';
import { IconButton } from '../parts/button.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './form.css.ts';

interface ListItemHeadProps {
  name: ReactNode;
  /** Place in the list, from 0. */
  index: number;
  count: number;
  canEdit: boolean;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

/** What an item of a list is, and what may be done to it. */
export function ListItemHead({ name, index, count, canEdit, onMove, onRemove }: ListItemHeadProps) {
  const { t } = useTexts();
  return (
    <div className={css.itemHead}>
      {name}
      {canEdit && (
        <span className={css.itemActions}>
          <IconButton
            icon="arrowUp"
            name={t('block.up')}
            disabled={index === 0}
            onClick={() => onMove(index, index - 1)}
          />
          <IconButton
            icon="arrowDown"
            name={t('block.down')}
            disabled={index === count - 1}
            onClick={() => onMove(index, index + 1)}
          />
          <IconButton icon="trash" name={t('form.remove')} onClick={onRemove} />
        </span>
      )}
    </div>
  );
}
