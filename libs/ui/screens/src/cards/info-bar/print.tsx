import { formatDuration } from '@foyer/ui/i18n';
import { useTranslate } from '@foyer/ui/i18n';
import { leading } from '../card-frame/index.ts';
import { Rating } from '@foyer/ui/rating';
import type { InfoBarProps } from './info-bar.types.ts';
import { fact, line } from './print.css.ts';

/** Facts as a sentence: «8,1 Драма, триллер, Россия — Армения, 2023, 112 мин, 16+». */
export default function PrintInfoBar({ title, isShort = false }: InfoBarProps) {
  const t = useTranslate();
  const { rating, year, genres, countries, durationMinutes, ageLabel } = title;
  const words = [
    ...genres,
    isShort ? '' : countries.join(' — '),
    year === undefined ? '' : String(year),
    isShort || durationMinutes === undefined ? '' : formatDuration(durationMinutes, t),
    ageLabel ?? '',
  ].filter(Boolean);
  return (
    <p className={line}>
      {rating !== undefined && (
        <span className={leading}>
          <Rating value={rating} />
        </span>
      )}
      <span className={fact}>{words.join(', ')}</span>
    </p>
  );
}
