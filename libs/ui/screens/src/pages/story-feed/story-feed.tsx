import { type MouseEvent, useEffect, useEffectEvent } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { Icon } from '@foyer/ui/icon';
import { VisuallyHidden } from '@foyer/ui/visually-hidden';
import * as css from './story-feed.css.ts';
import type { StoryFeedProps } from './story-feed.types.ts';
import { StorySlideView } from './story-slide.tsx';
import { useFeed } from './use-feed.ts';

/**
 * Short upright videos below each other, one to a window: swipe, wheel, arrows and buttons move by one. Only what is in
 * view plays. The server renders a list of pictures, titles and links.
 */
export function StoryFeed({
  heading,
  slides,
  start = 0,
  backHref,
  onBack,
  onActive,
  renderActive,
  more = 'none',
  onRetry,
  ...actions
}: StoryFeedProps) {
  const t = useTranslate('stories');
  const { root, scroller, active, first, step } = useFeed({
    count: slides.length,
    start,
    onClose: () => (onBack ? onBack() : window.location.assign(backHref)),
  });
  const tell = useEffectEvent((index: number) => onActive?.(index));
  useEffect(() => tell(active), [active]);
  const current = slides[active];
  const leave = (event: MouseEvent) => {
    // A new tab is the browser's business.
    if (!onBack || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onBack();
  };

  return (
    <main ref={root} className={css.feed}>
      <VisuallyHidden as="h1">{heading}</VisuallyHidden>
      <a
        className={`${css.round} ${css.close}`}
        href={backHref}
        aria-label={t('stories.close')}
        onClick={leave}
      >
        <Icon name="close" />
      </a>
      <ol ref={scroller} className={css.scroller}>
        {slides.slice(first).map((slide, offset) => {
          const index = first + offset;
          return (
            <li key={slide.id} data-index={index} className={css.slide}>
              <StorySlideView
                slide={slide}
                isActive={index === active}
                isUrgent={index === start}
                {...actions}
              >
                {index === active && renderActive(index, () => step(1))}
              </StorySlideView>
            </li>
          );
        })}
        {more !== 'none' && <FeedEnd state={more} onRetry={onRetry} />}
      </ol>
      <div className={css.steps}>
        <button
          type="button"
          className={css.round}
          aria-label={t('stories.previous')}
          disabled={active === 0}
          onClick={() => step(-1)}
        >
          <Icon name="chevron-up" />
        </button>
        <button
          type="button"
          className={css.round}
          aria-label={t('stories.next')}
          disabled={active >= slides.length - 1}
          onClick={() => step(1)}
        >
          <Icon name="chevron-down" />
        </button>
      </div>
      <output>
        <VisuallyHidden>
          {current &&
            `${current.title}. ${t('stories.place', { number: active + 1, total: slides.length })}`}
        </VisuallyHidden>
      </output>
    </main>
  );
}

function FeedEnd({
  state,
  onRetry,
}: {
  state: 'pending' | 'failed';
  onRetry: StoryFeedProps['onRetry'];
}) {
  const t = useTranslate('stories');
  return (
    <li className={css.end}>
      {state === 'pending' ? (
        t('stories.pending')
      ) : (
        <>
          <p className={css.endText}>{t('stories.failed')}</p>
          <button type="button" className={css.pill} onClick={onRetry}>
            {t('stories.retry')}
          </button>
        </>
      )}
    </li>
  );
}
