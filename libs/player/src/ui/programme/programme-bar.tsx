import { useTranslate } from '@foyer/ui/i18n';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { clockTime } from '../clock-time.ts';
import { usePlayerScene, usePlayerValue } from '../player-context.ts';
import { speakTime } from '../speak-time.ts';
import { type LiveProgramme, shareGone } from './programme.ts';

/** Class names of {@link ProgrammeBar}. */
export type ProgrammeClasses = Readonly<
  Record<'root' | 'title' | 'times' | 'line' | 'gone' | 'next', string>
>;

/** What a channel shows: its name, from when to when, how much is gone, and what is next. */
export function ProgrammeBar({ classes }: { classes: ProgrammeClasses }) {
  const { programme } = usePlayerScene();
  const isLive = usePlayerValue(({ context }) => context.isLive);
  return programme && isLive ? <Bar classes={classes} programme={programme} /> : null;
}

function Bar({ classes, programme }: { classes: ProgrammeClasses; programme: LiveProgramme }) {
  const t = useTranslate('player');
  // By the minute: nobody needs it finer, and screen readers are not told each second.
  const now = usePlayerValue(({ context }) => Math.floor(context.currentTime / 60) * 60);
  const { title, start, end, next, timeZone } = programme;
  const share = now > 0 ? shareGone(programme, now) : 0;
  const at = (time: number) => clockTime(time, timeZone);
  const words = t('player.programmeTime', {
    current: speakTime(share * (end - start), t),
    total: speakTime(end - start, t, 'spokenOf'),
  });
  return (
    <section className={classes.root} aria-label={t('player.programme')} data-programme="">
      <p className={classes.title}>{title}</p>
      <div className={classes.times}>
        <span>{at(start)}</span>
        <ProgressBar
          className={classes.line}
          aria-label={title}
          value={Math.round(share * 100)}
          valueLabel={words}
        >
          <div className={classes.gone} style={{ inlineSize: `${share * 100}%` }} />
        </ProgressBar>
        <span>{at(end)}</span>
      </div>
      {next && (
        <p className={classes.next}>
          {t('player.programmeNext', { time: at(next.start), title: next.title })}
        </p>
      )}
    </section>
  );
}
