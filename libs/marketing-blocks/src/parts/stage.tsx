import type { Picture } from '@foyer/ui/artwork';
import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { IconButton } from '@foyer/ui/icon-button';
import { type ReactNode, useRef } from 'react';
import { cover } from './cover.css.ts';
import * as css from './stage.css.ts';
import { linkProps, type TargetLink } from './target-link.ts';
import { useCycle } from './use-cycle.ts';
import { wordBucket } from './fit-words.ts';

/** Something on a stage. */
export interface StageSlide {
  id: string;
  title: string;
  /** The whole slide leads there. */
  link: TargetLink | undefined;
  picture: Picture;
  /** Over its name. */
  marks?: ReactNode;
  facts?: string | undefined;
  summary?: string | undefined;
  /** What a press does. */
  way: string;
  /** The smallest words. */
  note?: ReactNode;
  /** The id of a banner that its advertiser counts while it shows. BLOCK-088 */
  countedId?: string | undefined;
}

/** Props of {@link Stage}. */
interface StageProps {
  slides: readonly StageSlide[];
  /** Of the names. @default 'h3' */
  level?: 'h2' | 'h3';
  /** It is the first thing of its page. @default false */
  isUrgent?: boolean;
  className?: string;
}

/** One after the other on a stage, six seconds each; bars with their names choose, a finger turns, a button stops them. */
export function Stage({ slides, level = 'h3', isUrgent = false, className = '' }: StageProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const { current, show, goOn, isPaused, togglePause, isLive, swipe } = useCycle(
    slides.length,
    root,
  );
  return (
    <div
      ref={root}
      className={`${css.stage} ${className}`}
      data-live={isLive || undefined}
      {...swipe}
    >
      <ul className={css.slides}>
        {slides.map((slide, index) => (
          <Slide
            key={slide.id}
            slide={slide}
            level={level}
            isCurrent={index === current}
            isUrgent={isUrgent && index === 0}
          />
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={css.controls}>
          {slides.map(({ id, title }, index) => (
            <button
              key={id}
              type="button"
              className={css.choice}
              aria-label={t('hero.choose', { title })}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            >
              <span className={css.bar}>
                {index === current && (
                  <span className={css.clock} onAnimationEnd={goOn} data-testid="clock" />
                )}
              </span>
              <span className={css.choiceName}>{title}</span>
            </button>
          ))}
          <IconButton
            className={css.pause}
            icon={isPaused ? 'play' : 'pause'}
            look="quiet"
            size="compact"
            label={t(isPaused ? 'hero.resume' : 'hero.pause')}
            onClick={togglePause}
          />
        </div>
      )}
    </div>
  );
}

const sizes = [
  [640, 360],
  [960, 540],
  [1280, 720],
  [1920, 1080],
] as const;

/** All slides are in the page; those that do not show are not reached either. */
function Slide({
  slide: { title, link, picture, marks, facts, summary, way, note, countedId },
  level: Heading,
  isCurrent,
  isUrgent,
}: {
  slide: StageSlide;
  level: 'h2' | 'h3';
  isCurrent: boolean;
  isUrgent: boolean;
}) {
  return (
    <li
      className={css.slide}
      data-current={isCurrent || undefined}
      data-banner={isCurrent ? countedId : undefined}
    >
      <Artwork
        className={css.picture}
        picture={picture}
        size={[1280, 720]}
        candidates={sizes}
        sizes="100vw"
        hasEdge={false}
        isUrgent={isUrgent}
      />
      <div className={css.words}>
        {marks}
        <Heading className={css.name} data-word={wordBucket(title)}>
          {link ? (
            <a className={cover} {...linkProps(link)}>
              {title}
            </a>
          ) : (
            title
          )}
        </Heading>
        {facts !== undefined && <p className={css.facts}>{facts}</p>}
        {summary !== undefined && <p className={css.summary}>{summary}</p>}
        {link && way !== '' && (
          <p className={css.way}>
            {way}
            <Icon name="arrow-end" size={16} />
          </p>
        )}
        {note}
      </div>
    </li>
  );
}
