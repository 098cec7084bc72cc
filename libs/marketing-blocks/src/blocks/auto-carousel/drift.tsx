import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { useId, useRef, useState } from 'react';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { heading, label as labelStyle } from '../../parts/items-section.css.ts';
import type { AutoCarouselProps } from './auto-carousel.schema.ts';
import * as css from './drift.css.ts';
import { laneLength, laneOf } from './lanes.ts';
import { useDrift } from './use-drift.ts';

/** Two rows of posters that pass against each other, the words in their middle, and a button that stops them. */
export default function Drift({ title, label, buttons, titles }: AutoCarouselProps) {
  const t = useTranslate();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const mayDrift = useDrift(root);
  const [isPaused, setPaused] = useState(false);
  const rows = [0, 1].map((row) => titles.filter((_, index) => index % 2 === row));
  return (
    <section
      ref={root}
      className={css.stage}
      aria-labelledby={id}
      data-drift={(mayDrift && !isPaused) || undefined}
    >
      <div className={css.words}>
        {label !== undefined && <p className={labelStyle}>{label}</p>}
        <h2 id={id} className={heading}>
          {title}
        </h2>
        <div className={css.controls}>
          <BlockButtons items={buttons} />
          <IconButton
            className={css.pause}
            icon={isPaused ? 'play' : 'pause'}
            label={t(isPaused ? 'hero.resume' : 'hero.pause')}
            onClick={() => setPaused(!isPaused)}
          />
        </div>
      </div>
      <div className={css.lanes}>
        {rows.map((row, index) => (
          <div key={row[0]?.id} className={css.lane}>
            <ul
              className={`${css.track} ${css.rounds[laneLength(row.length)]} ${index === 1 ? css.against : ''}`}
            >
              {laneOf(row).map(({ key, title: { href, title: name, poster }, isCopy }) =>
                isCopy ? (
                  <li key={key} className={css.copy} aria-hidden="true">
                    <Artwork className={css.poster} picture={poster} size={[158, 230]} />
                  </li>
                ) : (
                  <li key={key} className={css.place}>
                    <a className={css.link} href={href}>
                      <Artwork
                        className={css.poster}
                        picture={poster}
                        size={[158, 230]}
                        alt={name}
                        title={name}
                      />
                    </a>
                  </li>
                ),
              )}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
