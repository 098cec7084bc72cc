import type { ComposerViewState } from '@foyer/composer';
import type { Conflict, Side } from '@foyer/page-document';
import { Button } from '../parts/button.tsx';
import { error } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Message } from '../parts/message.tsx';
import { Segmented } from '../parts/segmented.tsx';
import { useTexts } from '../texts/texts.tsx';
import * as css from './publish-dialog.css.ts';

interface ConflictDialogProps extends Pick<
  ComposerViewState,
  'isBusy' | 'conflicts' | 'isDecided'
> {
  message: string | undefined;
  onRetry: (() => void) | undefined;
  nameOf: (id: string) => string;
  onChoose: (key: string, side: Side) => void;
  onApply: () => void;
}

/** Where two editors changed the same: each place has its choice, and nothing is lost before all are made. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { isBusy, conflicts, isDecided, message, onRetry, nameOf, onChoose, onApply } = props;
  const { t } = useTexts();
  const placeOf = (conflict: Conflict): string => {
    if (conflict.kind === 'block') return nameOf(conflict.id);
    return conflict.kind === 'field'
      ? t('conflict.field', { field: conflict.field })
      : t(`conflict.${conflict.kind}`);
  };
  return (
    <Dialog title={t('conflict.title')}>
      {isBusy && <Message text={t('app.loading')} />}
      {message !== undefined && <p className={error}>{message}</p>}
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
      {conflicts.length > 0 && (
        <>
          <p>{t('conflict.text')}</p>
          <ul className={css.foot}>
            {conflicts.map(({ conflict, key, choice }) => (
              <li key={key}>
                <p>{placeOf(conflict)}</p>
                <Segmented<Side | 'none'>
                  name={placeOf(conflict)}
                  options={[
                    { value: 'mine', text: t('conflict.mine') },
                    { value: 'theirs', text: t('conflict.theirs') },
                  ]}
                  value={choice ?? 'none'}
                  onChange={(side) => side !== 'none' && onChoose(key, side)}
                />
              </li>
            ))}
          </ul>
          <Button look="main" disabled={!isDecided} onClick={onApply}>
            {t('conflict.apply')}
          </Button>
        </>
      )}
    </Dialog>
  );
}
