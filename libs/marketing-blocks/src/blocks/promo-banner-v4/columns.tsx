import { Artwork } from '@foyer/ui/artwork';
import { BannerBox } from '../../parts/banner-box.tsx';
import { cover, drawn } from '../../parts/cover.css.ts';
import { wordBucket } from '../../parts/fit-words.ts';
import * as css from './columns.css.ts';
import type { PremieresProps } from './premieres.tsx';

const sizes = [
  [480, 270],
  [960, 540],
] as const;

/** Premieres beside each other, as a page of print has them: nothing turns. The banner stands under them. */
export default function Columns({ titles, banner }: PremieresProps) {
  return (
    <>
      <ul className={css.columns} data-count={titles.length}>
        {titles.map(({ id, href, title, backdrop, year, genres, ageLabel, summary }) => (
          <li key={id} className={css.column}>
            <article className={css.story}>
              <Artwork
                className={css.picture}
                picture={backdrop}
                size={[480, 270]}
                candidates={sizes}
                sizes="(min-width: 48em) 33vw, 100vw"
                hasEdge={false}
                title={title}
              />
              <h3 className={css.name} data-word={wordBucket(title)}>
                <a className={cover} href={href}>
                  <span className={drawn}>{title}</span>
                </a>
              </h3>
              <p className={css.facts}>{[year, genres[0], ageLabel].filter(Boolean).join(', ')}</p>
              <p className={css.summary}>{summary}</p>
            </article>
          </li>
        ))}
      </ul>
      {banner && <BannerBox banner={banner} level="h3" className={css.box} />}
    </>
  );
}
