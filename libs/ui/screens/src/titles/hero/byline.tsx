import { formatDuration, formatRating } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';
import { byline } from './editorial.css.ts';

/** Who made it, what it is, what viewers think: a line each, as under an article. */
export function Byline({ title }: { title: TitleSummary }) {
  const t = useTranslate();
  const language = useLanguage();
  const { director, genres, countries, durationMinutes, ageLabel, rating } = title;
  const facts = [
    genres.join(', '),
    countries.join('\u00A0— '),
    durationMinutes === undefined ? '' : formatDuration(durationMinutes, t),
    ageLabel,
  ].filter(Boolean);

  return (
    <div className={byline}>
      {director && (
        <p>
          {t('print.director')} <b>{director}</b>
        </p>
      )}
      {facts.length > 0 && <p>{facts.join(', ')}</p>}
      {rating !== undefined && (
        <p>
          {t('print.viewersRating')} <b>{formatRating(rating, language)}</b>
        </p>
      )}
    </div>
  );
}
