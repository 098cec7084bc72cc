import type { PlannedRow } from '@foyer/composer';
import type { Problem } from '@foyer/page-document';
import { type FormEvent, useState } from 'react';
import { Button } from '../parts/button.tsx';
import { error, input, quiet } from '../parts/controls.css.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Message } from '../parts/message.tsx';
import { useTexts } from '../texts/texts.tsx';
import { CheckList } from './check-list.tsx';
import { momentOf } from './moscow-time.ts';
import { PlannedList } from './planned-list.tsx';
import * as css from './publish-dialog.css.ts';

interface PublishDialogProps {
  isBusy: boolean;
  problems: readonly Problem[];
  planned: readonly PlannedRow[];
  /** Whether the check list is there, so that what is planned may be changed. */
  canPlan: boolean;
  nameOf: (id: string) => string;
  /** Bytes of pictures that the page loads, once they were measured. */
  bytes: number | undefined;
  canPublish: boolean;
  isPublisher: boolean;
  /** Whether a version can be published at a later time. */
  canSchedule: boolean;
  /** Why the last call failed. */
  message: string | undefined;
  onRetry: (() => void) | undefined;
  onShow: (problem: Problem) => void;
  onTranslate: () => void;
  onUnschedule: (id: string) => void;
  onPublish: (note: string) => void;
  onSchedule: (time: { fromMs: number; untilMs?: number }) => void;
  onClose: () => void;
}

/** What is to be known before a page goes live. Errors stop, warnings do not; each line leads to its place. */
export function PublishDialog(props: PublishDialogProps) {
  const { isBusy, problems, isPublisher, message, onRetry, onShow } = props;
  const { t } = useTexts();
  const [isLater, setIsLater] = useState(false);
  const errors = problems.filter(({ level }) => level === 'error').length;
  return (
    <Dialog title={t('publish.title')} onClose={props.onClose}>
      {isBusy && <Message text={t('publish.checking')} />}
      {message !== undefined && <p className={error}>{message}</p>}
      {onRetry && <Button onClick={onRetry}>{t('app.retry')}</Button>}
      {!isBusy && (
        <CheckList
          problems={problems}
          nameOf={props.nameOf}
          bytes={props.bytes}
          onShow={onShow}
          onTranslate={props.onTranslate}
        />
      )}
      {!isBusy && (
        <div className={css.foot}>
          {errors > 0 && <p>{t('publish.errors', { count: errors })}</p>}
          {!isPublisher && <p className={quiet}>{t('publish.role')}</p>}
          <PlannedList
            planned={props.planned}
            canTakeBack={isPublisher && props.canPlan}
            onTakeBack={props.onUnschedule}
          />
          {isPublisher && !isLater && <NowForm {...props} onLater={() => setIsLater(true)} />}
          {isPublisher && isLater && <LaterForm {...props} />}
        </div>
      )}
    </Dialog>
  );
}

function NowForm({
  canPublish,
  canSchedule,
  onPublish,
  onLater,
}: Pick<PublishDialogProps, 'canPublish' | 'canSchedule' | 'onPublish'> & { onLater: () => void }) {
  const { t } = useTexts();
  return (
    <form
      className={css.foot}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        onPublish(String(new FormData(event.currentTarget).get('note')).trim());
      }}
    >
      <Field name={t('publish.note')}>
        {(attributes) => (
          <input {...attributes} className={input} name="note" maxLength={500} autoComplete="off" />
        )}
      </Field>
      <Button type="submit" look="main" disabled={!canPublish}>
        {t('publish.send')}
      </Button>
      <p className={quiet}>
        {canSchedule ? (
          <>
            {t('publish.now')}{' '}
            <button type="button" className={css.link} onClick={onLater}>
              {t('publish.later')}
            </button>
            {', '}
            {t('publish.moscow')}
          </>
        ) : (
          t('publish.noPlans')
        )}
      </p>
    </form>
  );
}

function LaterForm({
  canPublish,
  onSchedule,
}: Pick<PublishDialogProps, 'canPublish' | 'onSchedule'>) {
  const { t } = useTexts();
  const [isBackwards, setIsBackwards] = useState(false);
  return (
    <form
      className={css.foot}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const fromMs = momentOf(String(form.get('from')));
        const untilMs = momentOf(String(form.get('until')));
        if (fromMs === undefined) return undefined;
        if (untilMs !== undefined && untilMs <= fromMs) return setIsBackwards(true);
        setIsBackwards(false);
        onSchedule({ fromMs, ...(untilMs !== undefined && { untilMs }) });
        return undefined;
      }}
    >
      {(['from', 'until'] as const).map((name) => (
        <Field
          key={name}
          name={t(`publish.${name}`)}
          help={t('publish.moscow')}
          problem={name === 'until' && isBackwards ? t('publish.backwards') : undefined}
        >
          {(attributes) => (
            <input
              {...attributes}
              className={input}
              type="datetime-local"
              name={name}
              required={name === 'from'}
            />
          )}
        </Field>
      ))}
      <Button type="submit" look="main" disabled={!canPublish}>
        {t('publish.schedule')}
      </Button>
    </form>
  );
}
