import { Artwork } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { IconButton } from '@foyer/ui/icon-button';
import { useRef } from 'react';
import { BlockButtons } from '../../parts/block-buttons.tsx';
import { ItemsSection } from '../../parts/items-section.tsx';
import type { AutoCarouselProps } from './auto-carousel.schema.ts';
import * as css from './contact.css.ts';

/** As many stand on the sheet at once. */
const framesShown = 6;

/** A contact sheet: numbered frames that stand still, and arrows to the others. */
export default function Contact({ title, label, buttons, titles }: AutoCarouselProps) {
  const t = useTranslate();
  const sheet = useRef<HTMLOListElement>(null);
  const turn = (pages: number) =>
    sheet.current?.scrollBy({ left: pages * sheet.current.clientWidth, behavior: 'instant' });
  const arrows = titles.length > framesShown && (
    <div className={css.arrows}>
      <IconButton
        icon="chevron-start"
        label={t('shell.shelf.previous', { heading: title })}
        onClick={() => turn(-1)}
      />
      <IconButton
        icon="chevron-end"
        label={t('shell.shelf.next', { heading: title })}
        onClick={() => turn(1)}
      />
    </div>
  );
  return (
    <ItemsSection title={title} label={label} tools={arrows}>
      <ol ref={sheet} className={css.sheet}>
        {titles.map(({ id, href, title: name, poster }, index) => (
          <li key={id} className={css.frame}>
            <a className={css.link} href={href}>
              <Artwork
                className={css.poster}
                picture={poster}
                size={[158, 230]}
                candidates={[
                  [158, 230],
                  [316, 460],
                ]}
                sizes="(min-width: 48em) 180px, 36vw"
                alt={name}
                hasEdge={false}
                title={name}
              />
              <span className={css.number} aria-hidden="true">
                {index + 1}
              </span>
            </a>
          </li>
        ))}
      </ol>
      {buttons.length > 0 && (
        <div className={css.foot}>
          <BlockButtons items={buttons} />
        </div>
      )}
    </ItemsSection>
  );
}
