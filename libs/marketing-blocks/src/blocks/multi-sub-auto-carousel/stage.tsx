import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { useRef, useState } from 'react';
import { cover } from '../../parts/cover.css.ts';
import { Glow } from '../../parts/glow.tsx';
import { useDrift } from '../auto-carousel/use-drift.ts';
import type { MultiSubAutoCarouselProps } from './multi-sub-auto-carousel.schema.ts';
import * as css from './stage.css.ts';
import { stageSizes, titleFacts } from './title-facts.ts';

/** One title at a time on a wide stage: it dissolves into the next after six seconds, and waits while it is looked at. */
export default function Stage({ titles, glow }: MultiSubAutoCarouselProps) {
  const t = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const mayTurn = useDrift(root);
  const [isPaused, setPaused] = useState(false);
  const [current, setCurrent] = useState(0);
  const [shown, setShown] = useState<ReadonlySet<number>>(new Set([0]));
  const show = (index: number) => {
    setCurrent(index);
    // A picture that has been seen stays, for the next one to come over it; the one after it is got ready.
    setShown(new Set([...shown, index, (index + 1) % titles.length]));
  };
  const isAlone = titles.length === 1;
  return (
    <Glow color={glow}>
      <div
        ref={root}
        className={css.stage}
        data-turning={(mayTurn && !isPaused && !isAlone) || undefined}
      >
        <ul className={css.slides}>
          {titles.map((item, index) => (
            <li
              key={item.id}
              className={css.slide}
              inert={index !== current}
              data-on={index === current || undefined}
            >
              {shown.has(index) && (
                <Artwork
                  className={css.picture}
                  picture={item.backdrop}
                  size={[1280, 720]}
                  candidates={stageSizes}
                  sizes="100vw"
                  title={item.title}
                />
              )}
              <div className={css.words}>
                <h3 className={css.name}>
                  <a className={cover} href={item.href}>
                    {item.title}
                  </a>
                </h3>
                <p className={css.facts}>{titleFacts(item)}</p>
              </div>
            </li>
          ))}
        </ul>
        {!isAlone && (
          <div className={css.controls}>
            <IconButton
              className={css.pause}
              icon={isPaused ? 'play' : 'pause'}
              size="compact"
              label={t(isPaused ? 'hero.resume' : 'hero.pause')}
              onClick={() => setPaused(!isPaused)}
            />
            <div className={css.bars}>
              {titles.map(({ id, title }, index) => (
                <button
                  key={id}
                  type="button"
                  className={css.bar}
                  aria-label={title}
                  aria-current={index === current || undefined}
                  onClick={() => show(index)}
                >
                  <span className={css.track}>
                    <span
                      className={css.done}
                      data-testid={index === current ? 'stage-clock' : undefined}
                      onAnimationEnd={() => show((index + 1) % titles.length)}
                    />
                  </span>
                </button>
              ))}
            </div>
          </div>
        )}
      </div>
    </Glow>
  );
}
