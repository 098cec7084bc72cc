import { Children, useState, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useLabel } from '../../theme/label-context.tsx';
import { useIsHydrated } from '../hero/use-is-hydrated.ts';
import { useRest } from '../hero/use-rest.ts';
import { IconButton } from '../icon-button/index.ts';
import { back, foot, on, root, slide, track, viewport } from './carousel.css.ts';
import { Dots } from './dots.tsx';
import { Turner } from './turner.tsx';
import { useCarousel } from './use-carousel.ts';

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** What the slides are, such as «Акции». */
  label: string;
  /** The slides, one each. */
  children: ReactNode;
}

/**
 * Banners of which one shows at a time. Where the label's motion is soft they glide and go on by themselves, until
 * paused, pointed at, focused or scrolled away; where it is flat they are turned like pages. Never by themselves with
 * reduced motion.
 */
export function Carousel({ label, children }: CarouselProps) {
  const t = useTranslate('component');
  const isFlat = useLabel().variants.motion === 'flat';
  const slides = Children.toArray(children);
  const count = slides.length;
  const [isPaused, setPaused] = useState(false);
  const isLive = useIsHydrated() && count > 1;
  const { rootRef, viewportRef, current, show, advance } = useCarousel({ count, isCut: isFlat });
  useRest(rootRef);
  const isPlaying = isLive && !isFlat;

  return (
    <section
      ref={rootRef}
      className={root}
      aria-label={label}
      aria-roledescription={t('component.carousel.role')}
      data-playing={isPlaying || undefined}
      data-paused={isPaused || undefined}
    >
      {count > 1 && !isFlat && (
        <>
          <IconButton
            className={back}
            icon="chevron-start"
            size="compact"
            label={t('component.carousel.previous')}
            onClick={() => advance(-1)}
          />
          <IconButton
            className={on}
            icon="chevron-end"
            size="compact"
            label={t('component.carousel.next')}
            onClick={() => advance(1)}
          />
        </>
      )}
      <div ref={viewportRef} className={viewport} data-live={isLive || undefined}>
        {/* A slide that comes by itself is not read out; one that was asked for is. */}
        <div className={track} aria-live={isPlaying && !isPaused ? 'off' : 'polite'}>
          {slides.map((content, index) => (
            <article
              // Slides keep their order; one brings no key of its own meaning.
              key={index}
              className={slide}
              aria-roledescription={t('component.carousel.slideRole')}
              aria-label={t('hero.position', { current: index + 1, total: count })}
              inert={isLive && index !== current}
            >
              {content}
            </article>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={foot}>
          {isFlat ? (
            <Turner current={current + 1} total={count} onAdvance={advance} />
          ) : (
            <Dots
              count={count}
              current={current}
              isPaused={isPaused}
              onChoose={show}
              onElapsed={() => advance(1)}
              onTogglePause={() => setPaused(!isPaused)}
            />
          )}
        </div>
      )}
    </section>
  );
}
