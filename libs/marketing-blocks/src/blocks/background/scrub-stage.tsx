import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { useId, useRef } from 'react';
import type { BackgroundProps } from './background.schema.ts';
import { ScrubItem } from './scrub-item.tsx';
import * as css from './scrub-stage.css.ts';
import { ShowcaseHead } from './showcase-head.tsx';
import { useShowcase } from './use-showcase.ts';
import { useWalk } from './use-walk.ts';

/** Fewer items are all seen at once: the page does not stand still for them. */
const PINNED_MIN = 4;

/** Stills before a film whose time follows their scroll; without motion the film is a picture and the row scrolls by hand. */
export default function ScrubStage(props: BackgroundProps) {
  const { title, items, film, pictureBottom, pictureTop } = props;
  const t = useTranslate();
  const id = useId();
  const track = useRef<HTMLElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const scene = useRef<HTMLDivElement>(null);
  const { current, shift } = useShowcase({ track, stage, row, top, scene }, film);
  useWalk(row);
  return (
    <section
      ref={track}
      className={css.track}
      aria-labelledby={id}
      data-pinned={items.length >= PINNED_MIN || undefined}
    >
      <div ref={stage} className={css.stage}>
        <div className={css.backdrop} aria-hidden="true">
          {pictureBottom !== undefined && <Still address={pictureBottom} className={css.picture} />}
          <div ref={scene} className={css.scene} />
          {pictureTop !== undefined && (
            <div ref={top} className={css.picture}>
              <Still address={pictureTop} className={css.picture} />
            </div>
          )}
        </div>
        <ShowcaseHead {...props} id={id} css={css} />
        <ul ref={row} className={css.row}>
          {items.map((item, index) => (
            <ScrubItem key={item.id} item={item} isCurrent={index === current} />
          ))}
        </ul>
        {items.length > 1 && (
          <div className={css.foot}>
            <span className={css.counter}>
              {t('hero.position', { current: current + 1, total: items.length })}
            </span>
            <progress
              className={css.bar}
              value={current + 1}
              max={items.length}
              aria-hidden="true"
            />
            <div className={css.arrows}>
              <IconButton
                icon="chevron-start"
                label={t('shell.shelf.previous', { heading: title })}
                onClick={() => shift(-1)}
              />
              <IconButton
                icon="chevron-end"
                label={t('shell.shelf.next', { heading: title })}
                onClick={() => shift(1)}
              />
            </div>
          </div>
        )}
      </div>
    </section>
  );
}

function Still({ address, className }: { address: string; className: string }) {
  return <img className={className} src={address} alt="" loading="lazy" decoding="async" />;
}
