import { useEffect, useState } from 'react';
import { getPageVersion } from '@foyer/client';
import type { PageVersionRow } from '@foyer/composer';
import { comparePages, type PageDifference } from '@foyer/page-document';
import { Button } from '../parts/button.tsx';
import { error, quiet } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Message } from '../parts/message.tsx';
import { pagesClientOf } from '../ports/pages-client.ts';
import { useTexts } from '../texts/texts.tsx';
import { zoneDate } from './moscow-time.ts';
import * as css from './publish-dialog.css.ts';

interface VersionsDialogProps {
  alias: string;
  /** The draft as it is on the screen. */
  text: string;
  isBusy: boolean;
  versions: readonly PageVersionRow[];
  canRestore: boolean;
  message: string | undefined;
  onRetry: (() => void) | undefined;
  /** Name of a block by its id. */
  nameOf: (id: string) => string;
  onRestore: (number: number) => void;
  onClose: () => void;
}

/** Earlier versions: when, by whom, what has changed since, and the way back to one. */
export function VersionsDialog(props: VersionsDialogProps) {
  const { alias, text, isBusy, versions, canRestore, message, onRetry, nameOf } = props;
  const { t, tag } = useTexts();
  const [shown, setShown] = useState<number>();
  const timeOf = zoneDate(tag);
  return (
    <Dialog title={t('versions.title')} onClose={props.onClose}>
      {isBusy && <Message text={t('app.loading')} />}
      {message !== undefined && <p className={error}>{message}</p>}
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
      {!isBusy && versions.length === 0 && message === undefined && <p>{t('versions.none')}</p>}
      <ul className={css.foot}>
        {versions.map(({ number, author, note, atMs }) => (
          <li key={number} className={css.foot}>
            <p>
              {t('versions.number', { number })}{' '}
              <span className={quiet}>
                {author}, {timeOf(atMs)} {note}
              </span>
            </p>
            <p>
              <Button onClick={() => setShown(number)}>{t('versions.compare')}</Button>{' '}
              {canRestore && (
                <Button onClick={() => props.onRestore(number)}>{t('versions.restore')}</Button>
              )}
            </p>
            {shown === number && (
              <Difference alias={alias} number={number} text={text} nameOf={nameOf} />
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

interface DifferenceProps {
  alias: string;
  number: number;
  text: string;
  nameOf: (id: string) => string;
}

function Difference({ alias, number, text, nameOf }: DifferenceProps) {
  const { t } = useTexts();
  const [difference, setDifference] = useState<PageDifference | 'failed'>();
  useEffect(() => {
    const abort = new AbortController();
    getPageVersion(pagesClientOf('rus'), { alias, number }, abort.signal).then(
      (version) => setDifference(comparePages(version.text, text)),
      () => !abort.signal.aborted && setDifference('failed'),
    );
    return () => abort.abort();
  }, [alias, number, text]);
  if (difference === undefined) return <output>{t('app.loading')}</output>;
  if (difference === 'failed') return <p className={error}>{t('error.default')}</p>;
  const names = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const changed = difference.changed.map(({ id }) => id);
  const lines = [
    difference.added.length > 0 && t('versions.added', { names: names(difference.added) }),
    difference.removed.length > 0 && t('versions.removed', { names: names(difference.removed) }),
    difference.moved.length > 0 && t('versions.moved', { names: names(difference.moved) }),
    changed.length > 0 && t('versions.changed', { names: names(changed) }),
    difference.fields.length > 0 && t('versions.fields'),
  ].filter((line) => line !== false);
  return (
    <ul aria-live="polite">
      {(lines.length > 0 ? lines : [t('versions.same')]).map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
