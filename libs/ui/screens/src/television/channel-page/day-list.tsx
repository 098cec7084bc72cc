import { useTranslate } from '@foyer/ui/i18n';
import { formatTime } from '../guide/guide-time.ts';
import type { GuideProgramme } from '../guide/guide.types.ts';
import { percentOf, stateOf } from '../guide/programme-state.ts';
import { Icon } from '@foyer/ui/icon';
import { draws, drawn } from '@foyer/ui/print/print.css';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import type { DayListProps } from './channel-page.types.ts';
import * as styles from './day-list.css.ts';

/** The programmes of a day as a list of links: what is over, what is on, what is to come. */
export function DayList({ label, data, onRetry, ...rest }: DayListProps) {
  const t = useTranslate('component');
  if (data.programmes.length === 0) {
    if (data.status === 'loading') return <Waiting />;
    const isFailed = data.status === 'error';
    return (
      <div className={styles.notice}>
        <p>{t(isFailed ? 'component.guide.failed' : 'component.guide.empty')}</p>
        {isFailed && onRetry && (
          <button type="button" className={styles.press} onClick={onRetry}>
            {t('shell.retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <ol className={styles.list} aria-label={label}>
      {data.programmes.map((programme) => (
        <Entry key={programme.id} programme={programme} {...rest} />
      ))}
    </ol>
  );
}

/** Places that a list holds while its programmes are on their way. */
const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

function Waiting() {
  const t = useTranslate();
  return (
    <output className={styles.waitingList}>
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {places.map((place) => (
        <span key={place} className={styles.waiting} aria-hidden="true" />
      ))}
    </output>
  );
}

type EntryProps = Omit<DayListProps, 'label' | 'data' | 'onRetry'> & { programme: GuideProgramme };

function Entry({
  programme,
  now,
  timeZone,
  isArchiveLocked = false,
  currentId,
  actionOf,
}: EntryProps) {
  const t = useTranslate('component', 'tv');
  const { id, title, href, startTime, note, watchHref } = programme;
  const state = stateOf(programme, now);
  const percent = percentOf(programme, now);
  return (
    <li className={`${styles.entry} ${draws}`} data-state={state}>
      <time className={styles.time} dateTime={new Date(startTime * 1000).toISOString()}>
        {formatTime(startTime, timeZone)}
      </time>
      <div>
        <a
          className={styles.title}
          href={href}
          aria-current={id === currentId ? 'true' : undefined}
        >
          <span className={drawn}>{title}</span>
          <VisuallyHidden>, {t(`component.guide.${state}`)}</VisuallyHidden>
        </a>
        {note && <p className={styles.note}>{note}</p>}
        {state === 'onAir' && (
          <>
            <progress
              className={styles.bar}
              max={100}
              value={percent}
              aria-label={t('component.guide.progress', { percent })}
            />
            {watchHref && (
              <a className={styles.press} href={watchHref}>
                <Icon name="play" size={16} isOn />
                {t('component.guide.watchLive')}
                <VisuallyHidden>, {title}</VisuallyHidden>
              </a>
            )}
          </>
        )}
      </div>
      {state === 'archived' && (
        <span className={styles.mark}>
          <Icon name={isArchiveLocked ? 'lock' : 'rewind'} size={20} />
          {isArchiveLocked && <VisuallyHidden>{t('tv.channel.locked')}</VisuallyHidden>}
        </span>
      )}
      {state === 'ahead' && actionOf?.(programme)}
    </li>
  );
}
