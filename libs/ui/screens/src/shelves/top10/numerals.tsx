import { useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { artColorClass, Artwork, useArtColor } from '@foyer/ui/artwork';
import type { TitleSummary } from '../../cards/poster-card/title-summary.types.ts';
import type { Top10Props } from './top10.types.ts';
import { litArt, litLink, litPicture } from '../../cards/poster-card/lit.css.ts';
import { Shelf } from '../shelf/index.ts';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import { art, cell, numeral } from './numerals.css.ts';

/** The ten as a shelf of posters beside giant lit numerals, which are decoration. */
export default function NumeralsTop10({ heading, titles }: Top10Props) {
  return (
    <Shelf heading={heading}>
      {titles.slice(0, 10).map((title, index) => (
        <Ranked key={title.id} title={title} place={index + 1} />
      ))}
    </Shelf>
  );
}

function Ranked({ title, place }: { title: TitleSummary; place: number }) {
  const t = useTranslate();
  const root = useRef<HTMLAnchorElement>(null);
  useArtColor(root, title.poster.color);
  return (
    <div className={cell}>
      <span className={numeral} aria-hidden="true" data-wide={place > 9 || undefined}>
        {place}
      </span>
      <a ref={root} className={`${litLink} ${artColorClass(title.poster.color)}`} href={title.href}>
        <span className={`${litArt} ${art}`}>
          <Artwork
            className={litPicture}
            picture={title.poster}
            size={[158, 230]}
            title={title.title}
          />
        </span>
        <VisuallyHidden>{t('card.numbered', { number: place, title: title.title })}</VisuallyHidden>
      </a>
    </div>
  );
}
