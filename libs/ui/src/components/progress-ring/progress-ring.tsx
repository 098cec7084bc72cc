import type { ReactNode } from 'react';
import { ProgressBar } from 'react-aria-components/ProgressBar';
import { arc, circles, inside, root, track } from './progress-ring.css.ts';

/** Props of {@link ProgressRing}. */
export interface ProgressRingProps {
  /** What it is the progress of: «Загружаем», «Следующая серия». */
  label: string;
  /** How far it is closed, 0 to 1, told about once a second. @default unknown: it turns, after 400 ms */
  value?: number;
  /** The value in words, such as «через 8 с». @default the percentage */
  valueText?: string;
  /** Inside of it, such as the seconds left; the words above say the same. */
  children?: ReactNode;
}

const round = { cx: 28, cy: 28, r: 26.5, pathLength: 100 };
/** Of a ring whose end is not known, in hundredths. */
const turningPart = 25;

/** A ring of 56 px that closes, or that turns while nobody knows how long. */
export function ProgressRing({ label, value, valueText, children }: ProgressRingProps) {
  const percent = Math.round(Math.min(1, Math.max(0, value ?? 0)) * 100);
  const isWaiting = value === undefined;
  return (
    <ProgressBar
      className={root}
      aria-label={label}
      value={percent}
      valueLabel={valueText ?? `${percent} %`}
      isIndeterminate={isWaiting}
      data-waiting={isWaiting || undefined}
    >
      <svg className={circles} viewBox="0 0 56 56" aria-hidden="true">
        <circle {...round} className={track} />
        {(isWaiting || percent > 0) && (
          <circle
            {...round}
            className={arc}
            strokeDasharray="100 100"
            strokeDashoffset={100 - (isWaiting ? turningPart : percent)}
          />
        )}
      </svg>
      {children !== undefined && (
        <span className={inside} aria-hidden="true">
          {children}
        </span>
      )}
    </ProgressBar>
  );
}
