import { useState } from 'react';
import { useLanguage, useTranslate } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { Artwork } from '@foyer/ui/artwork';
import type { HeroProps } from './hero.types.ts';
import { Icon } from '@foyer/ui/icon';
import { column, frame, inkButton, kicker, word } from '@foyer/ui/print/print.css';
import { wordBucket } from '@foyer/ui/print/fit';
import { Byline } from './byline.tsx';
import {
  actions,
  arrow,
  counter,
  credit,
  figure,
  hero,
  lead,
  picture,
  standfirst,
  title as titleStyle,
  turner,
  words,
} from './editorial.css.ts';
import { Stories } from './stories.tsx';

/**
 * The front page: picture and words side by side, and three stories below. It turns by its arrows only, never by
 * itself; the stories are the slides that follow the one on top.
 */
export default function HeroEditorial({ slides }: HeroProps) {
  const t = useTranslate();
  const language = useLanguage();
  const [turned, setTurned] = useState(0);
  const total = slides.length;
  const current = ((turned % total) + total) % total;
  const slide = slides[current];
  if (!slide) return null;

  const heading = setType(slide.title, language);
  const position = { current: current + 1, total };
  const others = slides.map((_, index) => slides[(current + index) % total] ?? slide).slice(1, 4);
  return (
    <section className={`${column} ${hero}`} aria-label={t('hero.label')}>
      <article className={lead}>
        <figure className={figure}>
          <Artwork
            key={slide.id}
            className={`${frame} ${picture}`}
            picture={slide.backdrop}
            size={[756, 504]}
            isUrgent
            hasEdge={false}
          />
          <figcaption className={credit}>
            <span>{t('print.still', { title: slide.title })}</span>
            {total > 1 && (
              <span className={turner}>
                <button
                  type="button"
                  className={arrow}
                  aria-label={t('hero.previous')}
                  onClick={() => setTurned(current - 1)}
                >
                  <Icon name="chevron-start" size={20} />
                </button>
                <output className={counter} aria-label={t('hero.position', position)}>
                  {t('print.counter', position)}
                </output>
                <button
                  type="button"
                  className={arrow}
                  aria-label={t('hero.next')}
                  onClick={() => setTurned(current + 1)}
                >
                  <Icon name="chevron-end" size={20} />
                </button>
              </span>
            )}
          </figcaption>
        </figure>
        <div className={words}>
          {slide.badge && <p className={kicker}>{slide.badge}</p>}
          <h2 className={titleStyle} data-word={wordBucket(heading)}>
            {heading}
          </h2>
          <p className={standfirst}>{slide.summary}</p>
          <Byline title={slide} />
          <div className={actions}>
            <a className={inkButton} href={slide.playHref}>
              <Icon name="play" size={20} />
              {t('hero.play')}
            </a>
            <a className={word} href={slide.href}>
              {t('film.about')}
            </a>
          </div>
        </div>
      </article>
      {others.length > 0 && <Stories slides={others} />}
    </section>
  );
}
