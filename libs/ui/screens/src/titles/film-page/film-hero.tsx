import { useTranslate } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import { Badge } from '@foyer/ui/badge';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import type { FilmPageProps } from './film-page.types.ts';
import { DisplayTitle } from '@foyer/ui/display-title';
import { Facts } from '../../cards/facts/index.ts';
import { SlidePicture } from '../hero/slide-picture.tsx';
import { FilmScore } from './film-score.tsx';
import { actions, foot, hero, price, stage, summary, titleBox, words } from './immersive.css.ts';

/** The upper part of a film's page: the picture, its words, and the ways to watch. */
export function FilmHero(props: FilmPageProps) {
  const t = useTranslate();
  const { title, originalTitle, badge, breadcrumbs, playHref, trailerHref, priceText } = props;
  const { playText = t('film.play') } = props;
  return (
    <div className={hero}>
      <div className={stage}>
        <SlidePicture slide={title} isArriving={false} isUrgent />
      </div>
      <Breadcrumbs items={breadcrumbs} />
      <div className={foot}>
        <div className={words}>
          {badge && <Badge>{badge}</Badge>}
          <div className={titleBox}>
            <DisplayTitle level={1}>{title.title}</DisplayTitle>
          </div>
          <Facts title={title} hasRating={false} {...(originalTitle && { lead: originalTitle })} />
          <p className={summary}>{title.summary}</p>
          <div className={actions}>
            <ActionLink href={playHref} icon="play">
              {playText}
            </ActionLink>
            {trailerHref && (
              <ActionLink href={trailerHref} look="glass" icon="trailer">
                {t('film.trailer')}
              </ActionLink>
            )}
            {props.actions}
          </div>
          {priceText && <p className={price}>{priceText}</p>}
        </div>
        {title.rating !== undefined && (
          <FilmScore rating={title.rating} count={props.ratingCount} rate={props.rate} />
        )}
      </div>
    </div>
  );
}
