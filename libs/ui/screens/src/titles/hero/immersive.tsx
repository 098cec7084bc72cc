import { useRef } from 'react';
import { useTranslate } from '@foyer/ui/i18n';
import { ActionLink } from '@foyer/ui/action-link';
import { Badge } from '@foyer/ui/badge';
import type { HeroProps } from './hero.types.ts';
import { DisplayTitle } from '@foyer/ui/display-title';
import { Facts } from '../../cards/facts/index.ts';
import {
  actions,
  facts,
  foot,
  hero,
  onPhone,
  onWide,
  play,
  stage,
  summary,
  titleBox,
  words,
} from './immersive.css.ts';
import { SlidePicture } from './slide-picture.tsx';
import { Upcoming } from './upcoming.tsx';
import { useRest } from './use-rest.ts';
import { useSlides } from './use-slides.ts';

/** The hero that fills the window edge to edge, with its words on the picture. */
export default function ImmersiveHero({ slides }: HeroProps) {
  const t = useTranslate();
  const { current, previous, isLive, isPaused, show, advance, togglePause } = useSlides(
    slides.length,
  );
  const root = useRef<HTMLElement>(null);
  useRest(root);
  const slide = slides[current];
  if (!slide) return null;
  const shown = [previous === undefined ? undefined : slides[previous], slide];

  return (
    <section
      ref={root}
      className={hero}
      aria-label={t('hero.label')}
      data-live={isLive || undefined}
      data-paused={isPaused || undefined}
    >
      <div className={stage}>
        {shown.map(
          (each) =>
            each && (
              <SlidePicture
                key={each.id}
                slide={each}
                isArriving={previous !== undefined && each === slide}
                isUrgent={previous === undefined}
              />
            ),
        )}
      </div>
      <div className={foot}>
        {/* New elements for each slide: the same ones in other places would be a shift of the page. */}
        <div key={slide.id} className={words}>
          {slide.badge && <Badge>{slide.badge}</Badge>}
          <div className={titleBox}>
            <DisplayTitle level={2}>{slide.title}</DisplayTitle>
          </div>
          <div className={onWide}>
            <Facts title={slide} className={facts} />
          </div>
          <div className={onPhone}>
            <Facts title={slide} isShort className={facts} />
          </div>
          <p className={summary}>{slide.summary}</p>
          <div className={actions}>
            <ActionLink className={play} href={slide.playHref} icon="play">
              {t('hero.play')}
            </ActionLink>
            <ActionLink className={onWide} href={slide.href} look="glass">
              {t('hero.details')}
            </ActionLink>
            <ActionLink className={onPhone} href={slide.href} look="glass" icon="info" isRound>
              {t('hero.details')}
            </ActionLink>
          </div>
        </div>
        {slides.length > 1 && (
          <Upcoming
            slides={slides}
            current={current}
            isPaused={isPaused}
            onChoose={show}
            onElapsed={advance}
            onTogglePause={togglePause}
          />
        )}
      </div>
    </section>
  );
}
