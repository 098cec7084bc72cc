import type { ReactNode } from 'react';
import { formatCount, formatRating } from '../../i18n/format.ts';
import { useLanguage, useTranslate } from '../../i18n/i18n-context.tsx';
import { ratingTone } from '../rating/index.ts';
import { rating as tones } from '../rating/rating.css.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
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
