import type { ReactNode } from 'react';
import { formatCount, formatRating } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { ratingTone } from '@foyer/ui/rating';
import { rating as tones } from '@foyer/ui/rating/rating.css';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { score, scoreCount, scoreNumber } from './immersive.css.ts';

/** The rating of a film in giant figures, and how many gave it. */
export function FilmScore({
  rating,
  count,
  rate,
}: {
  rating: number;
  count: number | undefined;
  rate: ReactNode;
}) {
  const t = useTranslate();
  const language = useLanguage();
  const shown = formatRating(rating, language);
  return (
    <div className={score}>
      <p className={`${tones[ratingTone(rating)]} ${scoreNumber}`}>
        <span aria-hidden="true">{shown}</span>
        <VisuallyHidden>{t('film.ratingLabel', { rating: shown })}</VisuallyHidden>
      </p>
      {count !== undefined && (
        <p className={scoreCount}>
          {t('format.ratings', { count, shown: formatCount(count, language) })}
        </p>
      )}
      {rate}
    </div>
  );
}
