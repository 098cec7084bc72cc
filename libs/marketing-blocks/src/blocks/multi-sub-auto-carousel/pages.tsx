import { Artwork } from '@foyer/ui/artwork';
import { Carousel } from '@foyer/ui/carousel';
import { cover, drawn } from '../../parts/cover.css.ts';
import * as css from './pages.css.ts';
import type { MultiSubAutoCarouselProps } from './multi-sub-auto-carousel.schema.ts';
import { stageSizes, titleFacts } from './title-facts.ts';

/** Titles as pages of an album, a picture and its caption each; they are counted, and turned by hand. */
export default function Pages({ title, titles }: MultiSubAutoCarouselProps) {
  return (
    // Another name than that of the block around it.
    <Carousel label={`${title} (${titles.length})`}>
      {titles.map((item) => (
        <figure key={item.id} className={css.page}>
          <Artwork
            className={css.plate}
            picture={item.backdrop}
            size={[960, 540]}
            candidates={stageSizes}
            sizes="(min-width: 64em) 62vw, 100vw"
            hasEdge={false}
            title={item.title}
          />
          <figcaption className={css.caption}>
            <h3 className={css.pageName}>
              <a className={cover} href={item.href}>
                <span className={drawn}>{item.title}</span>
              </a>
            </h3>
            <p className={css.facts}>{titleFacts(item)}</p>
            <p className={css.summary}>{item.summary}</p>
          </figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
