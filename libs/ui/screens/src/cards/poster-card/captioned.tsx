import { formatRating } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { PosterCardProps } from './poster-card.types.ts';
import { card, coveringLink, draws, drawn, frame } from '@foyer/ui/print/print.css';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import {
  facts,
  genre,
  picture,
  score,
  title as titleStyle,
  words,
  yearOf,
} from './captioned.css.ts';

/** A poster with its title in serif and a line of facts under it; nothing lies on the picture. */
export default function PosterCardCaptioned({ title, isUrgent = false }: PosterCardProps) {
  const t = useTranslate();
  const language = useLanguage();
  const { rating, genres, year } = title;
  const shownRating = rating === undefined ? undefined : formatRating(rating, language);
  const word = title.isNew && !shownRating ? t('card.new') : genres[0];

  return (
    <article className={`${card} ${draws}`}>
      <Artwork
        className={`${frame} ${picture}`}
        picture={title.poster}
        size={[158, 230]}
        isUrgent={isUrgent}
      />
      <h3 className={titleStyle}>
        <a className={coveringLink} href={title.href}>
          <span className={drawn}>{title.title}</span>
        </a>
      </h3>
      <p className={facts}>
        {shownRating && (
          <span className={score}>
            <span aria-hidden="true">{shownRating}</span>
            <VisuallyHidden>{t('card.rating', { rating: shownRating })}</VisuallyHidden>
          </span>
        )}
        <span className={words}>
          {word && <span className={genre}>{word}</span>}
          {year !== undefined && <span className={yearOf}>{year}</span>}
        </span>
      </p>
    </article>
  );
}
