import { useTranslate } from '../../i18n/i18n-context.tsx';
import { line } from './progress-line.css.ts';

/** How much of a title was watched, as a line near the foot of its picture. */
export function ProgressLine({ value }: { /** 0 to 1. */ value: number }) {
  const t = useTranslate();
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <progress
      className={line}
      max={100}
      value={percent}
      aria-label={t('card.watched', { percent })}
    />
  );
}
