import { formatDate, formatClock, useLanguage, useTranslate } from '@foyer/ui/i18n';
import { formatTime } from '@foyer/screens/guide';
import { useLabel } from '@foyer/ui/theme';
import { type ReactNode, useRef } from 'react';
import * as css from './countdown.css.ts';
import { isLastHour, timeUnits } from './time-units.ts';
import { useTimeLeft } from './use-time-left.ts';

/** Props of {@link Countdown}. */
interface CountdownProps {
  /** Milliseconds since 1970. */
  until: number;
  /** What ends. */
  title?: string | undefined;
  /** Takes its place at the end. @default «Предложение завершилось» */
  ended?: ReactNode;
  className?: string;
}

/**
 * Counts to the end of something by the service's clock. The server's page says when that is, and so does a page that
 * does not know the time yet; at the end it says that it is over. BLOCK-084, BLOCK-085
 */
export function Countdown({ until, title, ended, className = '' }: CountdownProps) {
  const t = useTranslate('info');
  const look = useLabel().variants.cards;
  const root = useRef<HTMLDivElement>(null);
  const secondsLeft = useTimeLeft(until, root);
  const isOver = secondsLeft === 0;
  return (
    <div ref={root} className={`${css.root[look]} ${className}`}>
      {isOver ? (
        <p className={css.over}>{ended ?? t('info.timer.over')}</p>
      ) : (
        <>
          {secondsLeft !== undefined && <Digits secondsLeft={secondsLeft} name={title} />}
          <p className={css.words[look]}>
            {title !== undefined && <span className={css.name[look]}>{title}</span>}{' '}
            <End until={until} />
          </p>
        </>
      )}
    </div>
  );
}

/** «до 20 декабря, 20:00», in the label's zone as every other time of the page. */
function End({ until }: { until: number }) {
  const t = useTranslate('info');
  const language = useLanguage();
  const { timeZone } = useLabel();
  const date = new Date(until);
  return (
    <time dateTime={date.toISOString()}>
      {t('info.timer.until', {
        date: formatDate(date, language, { timeZone }),
        time: formatTime(until / 1000, timeZone),
      })}
    </time>
  );
}

/** What is left, in numbers with their words or, below a day in print, as a clock. It is read when asked for, not as it moves. */
function Digits({ secondsLeft, name }: { secondsLeft: number; name: string | undefined }) {
  const t = useTranslate('info');
  const look = useLabel().variants.cards;
  const isLast = isLastHour(secondsLeft);
  const units = timeUnits(secondsLeft);
  const isClock = isLast || (look === 'print' && units[0]?.unit !== 'days');
  return (
    <p className={css.digits[look]} role="timer" aria-label={name} data-last={isLast || undefined}>
      {isClock
        ? formatClock(secondsLeft)
        : units.map(({ unit, count }) => (
            <span key={unit} className={css.unit[look]}>
              {count}{' '}
              <span className={css.unitWord[look]}>{t(`info.timer.${unit}`, { count })}</span>{' '}
            </span>
          ))}
    </p>
  );
}
