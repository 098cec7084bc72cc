import { Artwork } from '@foyer/ui/artwork';
import { formatTime } from '@foyer/screens/guide';
import { formatDate, useLanguage } from '@foyer/ui/i18n';
import { ListBody } from '@foyer/screens/list-page';
import { useLabel } from '@foyer/ui/theme';
import { Countdown } from '../../parts/countdown.tsx';
import { LiveMark, MatchButtons, type MatchProps, MatchTitle } from './match-parts.tsx';
import * as css from './sports-page.css.ts';

const sizes = [
  [640, 360],
  [960, 540],
] as const;

/** The match as a page of sports news: when it begins in figures as large as a score, and its picture beside. */
export default function SportsPage({
  root,
  phase,
  picture,
  title,
  teams,
  subtitle,
  timer,
  ...does
}: MatchProps) {
  return (
    <ListBody>
      <section ref={root} className={css.page} aria-label={title}>
        <div className={css.words}>
          {phase === 'live' && <LiveMark />}
          <MatchTitle title={title} teams={teams} className={css.heading} />
          {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
          {timer && (
            <div className={css.score}>
              <Whistle at={timer.until} />
              {phase === 'before' && <Countdown until={timer.until} title={timer.title} />}
            </div>
          )}
          <MatchButtons phase={phase} {...does} />
        </div>
        {picture && (
          <Artwork
            className={css.picture}
            picture={picture}
            size={[640, 360]}
            candidates={sizes}
            sizes="(min-width: 64em) 50vw, 100vw"
            hasEdge={false}
          />
        )}
      </section>
    </ListBody>
  );
}

/** The hour and the day of the whistle, in the label's zone. */
function Whistle({ at }: { at: number }) {
  const language = useLanguage();
  const { timeZone } = useLabel();
  const date = new Date(at);
  return (
    <p>
      <time className={css.whistle} dateTime={date.toISOString()}>
        <span className={css.hour}>{formatTime(at / 1000, timeZone)}</span>{' '}
        <span className={css.day}>{formatDate(date, language, { timeZone })}</span>
      </time>
    </p>
  );
}
