import { useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { artColorClass, Artwork, useArtColor } from '@foyer/ui/artwork';
import type { PosterCardProps } from './poster-card.types.ts';
import { Rating } from '@foyer/ui/rating';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { art, caption, card, fresh, words } from './bare.css.ts';
import { litArt, litLink, litPicture } from './lit.css.ts';

/** A poster with nothing printed on it and one line of facts under it; pointed at, it lights up. */
export default function BarePosterCard({
  title,
  isUrgent = false,
  isBig = isUrgent,
}: PosterCardProps) {
  const t = useTranslate();
  const root = useRef<HTMLAnchorElement>(null);
  useArtColor(root, title.poster.color);
  const facts = [title.year, title.genres[0]].filter((fact) => fact !== undefined).join(', ');

  return (
    <a
      ref={root}
      className={`${litLink} ${card} ${artColorClass(title.poster.color)}`}
      href={title.href}
      data-big={isBig || undefined}
    >
      <span className={`${litArt} ${art}`}>
        <Artwork
          className={litPicture}
          picture={title.poster}
          size={isBig ? [230, 333] : [158, 230]}
          isUrgent={isUrgent}
          title={title.title}
        />
      </span>
      <VisuallyHidden>{title.title}</VisuallyHidden>
      <span className={caption}>
        {title.rating !== undefined && <Rating value={title.rating} />}
        {title.isNew ? (
          <span className={fresh}>{t('card.new')}</span>
        ) : (
          <span className={words}>{facts}</span>
        )}
      </span>
    </a>
  );
}
