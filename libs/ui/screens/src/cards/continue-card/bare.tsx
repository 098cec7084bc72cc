import { useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { artColorClass, Artwork, useArtColor } from '@foyer/ui/artwork';
import type { ContinueCardProps } from './continue-card.types.ts';
import { litArt, litLink, litPicture } from '../poster-card/lit.css.ts';
import { ProgressLine } from '@foyer/ui/progress-line';
import { art, card, facts, left, scrim, title as titleStyle } from './bare.css.ts';

/** A lit picture with what is left of it, and its name under it. CARD-015 */
export default function BareContinueCard({
  title,
  progress,
  minutesLeft,
  place = title.genres.join(', '),
}: ContinueCardProps) {
  const t = useTranslate();
  const root = useRef<HTMLAnchorElement>(null);
  useArtColor(root, title.backdrop.color);
  return (
    <a
      ref={root}
      className={`${litLink} ${card} ${artColorClass(title.backdrop.color)}`}
      href={title.href}
    >
      <span className={`${litArt} ${art}`}>
        <Artwork
          className={litPicture}
          picture={title.backdrop}
          size={[580, 330]}
          candidates={continueSizes}
          sizes="300px"
          title={title.title}
        />
        <span className={scrim} />
        {minutesLeft !== undefined && (
          <span className={left}>{t('format.minutesLeft', { count: minutesLeft })}</span>
        )}
        <ProgressLine value={progress} />
      </span>
      <span className={titleStyle}>{title.title}</span>
      <span className={facts}>{place}</span>
    </a>
  );
}

const continueSizes = [
  [300, 169],
  [580, 330],
  [1160, 660],
] as const;
