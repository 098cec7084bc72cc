import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { media } from '@foyer/ui/theme/media';
import { Artwork } from '@foyer/ui/artwork';
import { Breadcrumbs } from '@foyer/ui/breadcrumbs';
import type { FilmPageProps } from './film-page.types.ts';
import { Icon } from '@foyer/ui/icon';
import { wordBucket } from '@foyer/ui/print/fit';
import { column, frame, kicker } from '@foyer/ui/print/print.css';
import {
  credit,
  crumbs,
  disc,
  figure,
  opening,
  picture,
  stage,
  standfirst,
  title as titleStyle,
} from './article.css.ts';

const wideSizes = [
  [1152, 520],
  [2304, 1040],
] as const;
const phoneSizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
] as const;

/** A film as an article: title over the picture, never on it. */
export default function FilmPageArticle(props: FilmPageProps) {
  const t = useTranslate();
  const { title, badge, breadcrumbs, playHref, trailerHref } = props;
  const heading = setType(title.title, useLanguage());

  return (
    <>
      <div className={column}>
        <div className={crumbs}>
          <Breadcrumbs items={breadcrumbs} />
        </div>
        <header className={opening}>
          {badge && <p className={kicker}>{badge}</p>}
          <h1 className={titleStyle} data-word={wordBucket(heading)}>
            {heading}
          </h1>
          <p className={standfirst}>{title.summary}</p>
        </header>
        <figure className={figure}>
          <div className={stage}>
            <Artwork
              className={`${frame} ${picture}`}
              picture={title.backdrop}
              size={[1152, 520]}
              candidates={wideSizes}
              sizes="(min-width: 98em) 1440px, calc(100vw - 64px)"
              portrait={{ media: media.phone, candidates: phoneSizes }}
              isUrgent
              hasEdge={false}
              title={title.title}
            />
            <a
              className={disc}
              href={trailerHref ?? playHref}
              aria-label={trailerHref ? t('film.trailer') : (props.playText ?? t('film.play'))}
            >
              <Icon name="play" size={32} />
            </a>
          </div>
          <figcaption className={credit}>
            <span>{t('print.still', { title: title.title })}</span>
            {trailerHref && <span>{t('film.trailer')}</span>}
          </figcaption>
        </figure>
      </div>
      {props.foot}
    </>
  );
}
