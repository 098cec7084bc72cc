import { formatCount, formatRating } from '@foyer/ui/i18n';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import type { FilmFootProps } from './film-foot.types.ts';
import { Icon } from '@foyer/ui/icon';
import { draws, drawn, inkButton } from '@foyer/ui/print/print.css';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { box, boxHeading, count, figureOfScore, price, row, score } from './article-parts.css.ts';
import { side } from './article-foot.css.ts';

/** The box of price and actions, and the score under it. */
export function ArticleSide({
  title,
  playHref,
  trailerHref,
  priceText,
  ratingCount,
  playText,
  actions,
  rate,
}: FilmFootProps) {
  const t = useTranslate();
  const language = useLanguage();
  const rating = title.rating === undefined ? undefined : formatRating(title.rating, language);

  return (
    <div className={side}>
      <div className={box}>
        <h2 className={boxHeading}>{priceText ? t('print.price') : t('print.free')}</h2>
        {priceText && <p className={price}>{priceText}</p>}
        <a className={inkButton} href={playHref}>
          <Icon name="play" size={20} />
          {playText ?? t('film.play')}
        </a>
        {trailerHref && (
          <a className={`${row} ${draws}`} href={trailerHref}>
            <span className={drawn}>{t('film.trailer')}</span>
            <Icon name="trailer" />
          </a>
        )}
        {actions}
      </div>
      {rating !== undefined && (
        <div className={score}>
          <span className={figureOfScore} aria-hidden="true">
            {rating}
          </span>
          <VisuallyHidden>{t('film.ratingLabel', { rating })}</VisuallyHidden>
          <div className={count}>
            {ratingCount !== undefined && (
              <p>
                {t('format.ratings', {
                  count: ratingCount,
                  shown: formatCount(ratingCount, language),
                })}
              </p>
            )}
            {rate}
          </div>
        </div>
      )}
    </div>
  );
}
