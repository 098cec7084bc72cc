import { Children, type ReactNode } from 'react';
import { useTranslate } from '../../i18n/i18n-context.tsx';
import { useIsHydrated } from '../../use-is-hydrated.ts';
import { foot, root, slide, track, viewport } from './carousel.css.ts';
import { Turner } from './turner.tsx';
import { useCarousel } from './use-carousel.ts';

/** Props of {@link Carousel}. */
export interface CarouselProps {
  /** What the slides are, such as «Акции». */
  label: string;
  /** The slides, one each. */
  children: ReactNode;
}

/** Slides of which one shows at a time, turned like pages; never by themselves. */
export function Carousel({ label, children }: CarouselProps) {
  const t = useTranslate('component');
  const slides = Children.toArray(children);
  const count = slides.length;
  const isLive = useIsHydrated() && count > 1;
  const { rootRef, viewportRef, current, advance } = useCarousel(count);

  return (
    <section
      ref={rootRef}
      className={root}
      aria-label={label}
      aria-roledescription={t('component.carousel.role')}
    >
      <div ref={viewportRef} className={viewport} data-live={isLive || undefined}>
        <div className={track} aria-live="polite">
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
          <Turner current={current + 1} total={count} onAdvance={advance} />
        </div>
      )}
    </section>
  );
}
