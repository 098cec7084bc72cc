import { gridRoles } from './grid-roles.ts';
import { useTranslate } from '@foyer/ui/i18n';
import { skeleton } from '@foyer/ui/skeleton/skeleton.css';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { notice, placeholder, retry, skeletonBar } from './timeline-row.css.ts';

/** Props of {@link TimelineNotice}. */
export interface TimelineNoticeProps {
  status: 'loading' | 'ready' | 'error';
  channelName: string;
  row: number;
  /** Of the grid; the notice stands in all of them. */
  columnCount: number;
  isActive: boolean;
  onRetry?: (() => void) | undefined;
}

/** In place of a channel's programmes: they are on their way, did not come, or there are none. */
export function TimelineNotice({
  status,
  channelName,
  row,
  columnCount,
  isActive,
  onRetry,
}: TimelineNoticeProps) {
  const t = useTranslate('component');
  const canRetry = status === 'error' && onRetry !== undefined;
  const words = {
    loading: t('shell.loading'),
    ready: t('component.guide.empty'),
    error: t('component.guide.failed'),
  };
  const place = {
    tabIndex: isActive ? 0 : -1,
    'data-row': row,
    'data-active': isActive || undefined,
  };

  return (
    <div
      {...gridRoles.cell}
      className={placeholder}
      data-status={status}
      aria-colindex={2}
      aria-colspan={columnCount - 1}
      {...(!canRetry && place)}
    >
      <span className={notice}>
        {status === 'loading' ? (
          <span aria-hidden="true" className={`${skeleton} ${skeletonBar}`} />
        ) : (
          <span>{words[status]}</span>
        )}
        <VisuallyHidden>
          {status === 'loading' ? `${words.loading}, ${channelName}` : channelName}
        </VisuallyHidden>
        {canRetry && (
          <button
            type="button"
            className={retry}
            onClick={onRetry}
            aria-label={`${t('shell.retry')}, ${channelName}`}
            {...place}
          >
            {t('shell.retry')}
          </button>
        )}
      </span>
    </div>
  );
}
