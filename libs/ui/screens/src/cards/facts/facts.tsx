import { formatDuration } from '@foyer/ui/i18n';
import { useTranslate } from '@foyer/ui/i18n';
import { AgeMark } from '../age-mark/index.ts';
import type { TitleSummary } from '../poster-card/title-summary.types.ts';
import { Rating } from '@foyer/ui/rating';
import { fact, list } from './facts.css.ts';

/** Props of {@link Facts}. */
export interface FactsProps {
  title: TitleSummary;
  /** Shown first, such as the original title. */
  lead?: string;
  /** @default true */
  hasRating?: boolean;
  /** Leaves countries and duration out, for narrow places. @default false */
  isShort?: boolean;
  className?: string;
}

/** The line of facts of a title: rating, year, at most two genres and countries, minutes, age. CARD-008 to CARD-012 */
export function Facts({
  title,
  lead,
  hasRating = true,
  isShort = false,
  className = '',
}: FactsProps) {
  const t = useTranslate();
  const { rating, year, genres, countries, durationMinutes, ageLabel } = title;
  const words = [
    lead,
    year === undefined ? undefined : String(year),
    genres.join(', '),
    isShort ? undefined : countries.join(', '),
    isShort || durationMinutes === undefined ? undefined : formatDuration(durationMinutes, t),
  ].filter((word) => word !== undefined && word !== '');

  return (
    <ul className={`${list} ${className}`.trim()}>
      {hasRating && rating !== undefined && (
        <li className={fact}>
          <Rating value={rating} tone="accent" />
        </li>
      )}
      {words.map((word, index) => (
        <li key={word} className={fact} data-dot={index < words.length - 1 || undefined}>
          {word}
        </li>
      ))}
      {ageLabel && (
        <li className={fact}>
          <AgeMark label={ageLabel} />
        </li>
      )}
    </ul>
  );
}
