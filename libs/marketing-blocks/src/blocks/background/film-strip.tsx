import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { ListBody } from '@foyer/screens/list-page';
import { useId, useRef } from 'react';
import { cover } from '../../parts/cover.css.ts';
import type { BackgroundProps } from './background.schema.ts';
import * as css from './film-strip.css.ts';
import { ShowcaseHead } from './showcase-head.tsx';
import { useWalk } from './use-walk.ts';

const sizes = [
  [580, 330],
  [960, 540],
] as const;

/** A strip of film: numbered frames that stand still, captions under them, and arrows that cut by a frame. */
export default function FilmStrip(props: BackgroundProps) {
  const { title, items } = props;
  const t = useTranslate();
  const id = useId();
  const strip = useRef<HTMLOListElement>(null);
  useWalk(strip);
  const cut = (frames: number) => {
    const frame = strip.current?.firstElementChild?.getBoundingClientRect().width ?? 0;
    strip.current?.scrollBy({ left: frames * frame, behavior: 'instant' });
  };
  return (
    <section className={css.root} aria-labelledby={id}>
      <ListBody>
        <div className={css.top}>
          <ShowcaseHead {...props} id={id} css={css} />
          {items.length > 1 && (
            <div className={css.arrows}>
              <IconButton
                icon="chevron-start"
                label={t('shell.shelf.previous', { heading: title })}
                onClick={() => cut(-1)}
              />
              <IconButton
                icon="chevron-end"
                label={t('shell.shelf.next', { heading: title })}
                onClick={() => cut(1)}
              />
            </div>
          )}
        </div>
      </ListBody>
      <ol ref={strip} className={css.strip}>
        {items.map(({ id: key, href, title: name, backdrop, year, ageLabel }, index) => (
          <li key={key} className={css.cell}>
            <article className={css.frame}>
              <Artwork
                className={css.still}
                picture={backdrop}
                size={[580, 330]}
                candidates={sizes}
                sizes="(min-width: 48em) 420px, 80vw"
                hasEdge={false}
                title={name}
              />
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
              <h3 className={css.name}>
                <a className={cover} href={href}>
                  {name}
                </a>
              </h3>
              <p className={css.facts}>
                {year}, <span className={css.age}>{ageLabel}</span>
              </p>
            </article>
          </li>
        ))}
      </ol>
    </section>
  );
}
