import { Artwork } from '@foyer/ui/artwork';
import { Countdown } from '../../parts/countdown.tsx';
import * as css from './floodlit.css.ts';
import { LiveMark, MatchButtons, type MatchProps, MatchTitle } from './match-parts.tsx';

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** The match on its picture from edge to edge, over which the floodlights come on. */
export default function Floodlit({
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
    <section ref={root} className={css.stage} aria-label={title}>
      {picture && (
        <Artwork
          className={css.picture}
          picture={picture}
          size={[1280, 720]}
          candidates={sizes}
          sizes="100vw"
          hasEdge={false}
        />
      )}
      <span className={css.beam} aria-hidden="true" />
      <div className={css.words}>
        {phase === 'live' && <LiveMark />}
        {subtitle !== undefined && <p className={css.subtitle}>{subtitle}</p>}
        <MatchTitle title={title} teams={teams} className={css.heading} />
        <MatchButtons phase={phase} {...does} />
      </div>
      {timer && phase === 'before' && (
        <Countdown className={css.timer} until={timer.until} title={timer.title} />
      )}
    </section>
  );
}
