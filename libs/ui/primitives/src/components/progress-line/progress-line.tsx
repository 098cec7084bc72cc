import { useTranslate } from '../../i18n/i18n-context.tsx';
import { lines } from './progress-line.css.ts';

/** Props of {@link ProgressLine}. */
export interface ProgressLineProps {
  /** 0 to 1; cut to it. */
  value: number;
  /** Near the foot of a picture, or under it. @default 'art' */
  place?: 'art' | 'under';
  /** What went by: how much of a title was watched, or of a programme is over. @default 'watched' */
  measure?: 'watched' | 'aired';
}

/** How much of something went by, as a line. */
export function ProgressLine({ value, place = 'art', measure = 'watched' }: ProgressLineProps) {
  const t = useTranslate();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <progress
      className={lines[place]}
      max={100}
      value={percent}
      aria-label={t(`card.${measure}`, { percent })}
    />
  );
}
