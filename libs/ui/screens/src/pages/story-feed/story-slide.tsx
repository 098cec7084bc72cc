import type { ReactNode } from 'react';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import { Icon } from '@foyer/ui/icon';
import type { StoryFeedProps, StorySlide } from './story-feed.types.ts';
import * as css from './story-slide.css.ts';

interface StorySlideViewProps extends Pick<StoryFeedProps, 'onFavourite' | 'renderShare'> {
  slide: StorySlide;
  isActive: boolean;
  isUrgent: boolean;
  /** What plays. */
  children: ReactNode;
}

/** One video: picture, what plays over it, its words and what can be done with it. */
export function StorySlideView({
  slide,
  isActive,
  isUrgent,
  onFavourite,
  renderShare,
  children,
}: StorySlideViewProps) {
  const t = useTranslate('stories');
  const language = useLanguage();
  const { title, href, kicker, text, ageLabel, picture, watch, isFavourite = false } = slide;
  return (
    <article className={css.frame} aria-label={title} aria-current={isActive || undefined}>
      <div className={css.picture}>
        <Artwork
          picture={picture}
          size={[540, 720]}
          candidates={[
            [540, 720],
            [1080, 1440],
          ]}
          sizes="(min-width: 48em) 56vh, 100vw"
          isUrgent={isUrgent}
          hasEdge={false}
          className={css.art}
        />
      </div>
      <div className={css.scrim} />
      {children}
      <div className={css.words}>
        {(kicker || ageLabel) && (
          <p className={css.kicker}>{[kicker, ageLabel].filter(Boolean).join(' · ')}</p>
        )}
        <h2 className={css.title}>
          <a className={css.titleLink} href={href}>
            {setType(title, language)}
          </a>
        </h2>
        {text && <p className={css.summary}>{text}</p>}
        {watch && (
          <a className={css.watch} href={watch.href}>
            <Icon name="play" size={20} />
            {watch.title}
          </a>
        )}
      </div>
      <div className={css.rail}>
        <button
          type="button"
          className={css.action}
          aria-pressed={isFavourite}
          onClick={() => onFavourite(slide)}
        >
          <span className={css.sign}>
            <Icon name="bookmark" isOn={isFavourite} />
          </span>
          {t('stories.favourite')}
        </button>
        {renderShare(slide, {
          className: css.action,
          children: (
            <>
              <span className={css.sign}>
                <Icon name="share" />
              </span>
              {t('stories.share')}
            </>
          ),
        })}
        <a className={css.action} href={href}>
          <span className={css.sign}>
            <Icon name="info" />
          </span>
          {t('stories.about')}
        </a>
      </div>
    </article>
  );
}
