import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { draws, drawn } from '@foyer/ui/print/print.css';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { programmesOfPart } from './day-part.ts';
import { formatTime } from './guide-time.ts';
import type { GuideProgramme, GuideRow, TimeRange } from './guide.types.ts';
import {
  bar,
  entry,
  list,
  mark,
  note as noteStyle,
  notice,
  retry,
  time as timeStyle,
  title as titleStyle,
  watch,
  waiting,
  waitingList,
} from './programme-list.css.ts';
import { percentOf, stateOf } from './programme-state.ts';

/** Props of {@link ProgrammeList}. */
export interface ProgrammeListProps {
  channelName: string;
  data: GuideRow;
  part: TimeRange;
  now: number;
  timeZone: string;
  onRetry?: (() => void) | undefined;
}

/** Places that a list holds while its programmes are on their way. */
const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** What a channel shows in a part of a day, as a list: time, title, and for what is on the way to watch it. */
export function ProgrammeList({
  channelName,
  data,
  part,
  now,
  timeZone,
  onRetry,
}: ProgrammeListProps) {
  const t = useTranslate('component');
  const programmes = programmesOfPart(data.programmes, part, now);

  if (programmes.length === 0 && data.status === 'loading') {
    return (
      <output className={waitingList}>
        <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
        {places.map((place) => (
          <span key={place} className={waiting} aria-hidden="true" />
        ))}
      </output>
    );
  }
  if (programmes.length === 0) {
    const isFailed = data.status === 'error';
    return (
      <div className={notice}>
        <p>{t(isFailed ? 'component.guide.failed' : 'component.guide.empty')}</p>
        {isFailed && onRetry && (
          <button type="button" className={retry} onClick={onRetry}>
            {t('shell.retry')}
          </button>
        )}
      </div>
    );
  }
  return (
    <ol className={list} aria-label={channelName}>
      {programmes.map((programme) => (
        <Entry key={programme.id} programme={programme} now={now} timeZone={timeZone} />
      ))}
    </ol>
  );
}

function Entry({
  programme,
  now,
  timeZone,
}: {
  programme: GuideProgramme;
  now: number;
  timeZone: string;
}) {
  const t = useTranslate('component');
  const state = stateOf(programme, now);
  const percent = percentOf(programme, now);
  const start = new Date(programme.startTime * 1000).toISOString();
  return (
    <li className={`${entry} ${draws}`} data-state={state}>
      <time className={timeStyle} dateTime={start}>
        {formatTime(programme.startTime, timeZone)}
      </time>
      <div>
        <a className={titleStyle} href={programme.href}>
          <span className={drawn}>{programme.title}</span>
        </a>
        <p className={noteStyle}>
          {state === 'archived' && (
            <span className={mark}>
              <Icon name="rewind" size={16} />
              <VisuallyHidden>{t('component.guide.archived')}</VisuallyHidden>
            </span>
          )}
          {programme.note}
        </p>
        {state === 'onAir' && (
          <>
            <progress
              className={bar}
              max={100}
              value={percent}
              aria-label={t('component.guide.progress', { percent })}
            />
            <a className={watch} href={programme.watchHref ?? programme.href}>
              <Icon name="play" size={16} isOn />
              {t('component.guide.watchLive')}
              <VisuallyHidden>, {programme.title}</VisuallyHidden>
            </a>
          </>
        )}
      </div>
    </li>
  );
}
