import { Artwork } from '@foyer/ui/artwork';
import { cover } from '../../parts/cover.css.ts';
import type { BackgroundProps } from './background.schema.ts';
import * as css from './scrub-item.css.ts';

const sizes = [
  [352, 200],
  [580, 330],
  [960, 540],
] as const;

/** A title by its still with its age on it; the current one stands out and shows more of its film. BLOCK-061 */
export function ScrubItem({
  item: { title, href, backdrop, ageLabel, screenshots, year, genres },
  isCurrent,
}: {
  item: BackgroundProps['items'][number];
  isCurrent: boolean;
}) {
  return (
    <li className={css.cell}>
      <article className={css.item} data-current={isCurrent || undefined}>
        <div className={css.frame}>
          <Artwork
            className={css.still}
            picture={backdrop}
            size={[580, 330]}
            candidates={sizes}
            sizes="(min-width: 48em) 440px, 80vw"
            title={title}
          />
          <span className={css.age}>{ageLabel}</span>
          {isCurrent && screenshots.length > 0 && (
            <div className={css.shots}>
              {screenshots.map((picture) => (
                <Artwork
                  key={picture.url}
                  className={css.shot}
                  picture={picture}
                  size={[104, 58]}
                  hasEdge={false}
                />
              ))}
            </div>
          )}
        </div>
        <h3 className={css.name}>
          <a className={cover} href={href}>
            {title}
          </a>
        </h3>
        <p className={css.facts}>{[year, ...genres].filter(Boolean).join(', ')}</p>
      </article>
    </li>
  );
}
