import { Artwork } from '@foyer/ui/artwork';
import { cover } from '../../parts/cover.css.ts';
import * as css from './posters.css.ts';
import * as shared from './multi-sub-special.css.ts';
import type { MultiSubSpecialProps } from './multi-sub-special.schema.ts';

const stillSizes = [
  [640, 360],
  [1280, 720],
  [1920, 1080],
] as const;

/** Posters with their words on glass, over a still of one of the films. */
export default function Posters({ titles, still }: Pick<MultiSubSpecialProps, 'titles' | 'still'>) {
  const count = titles.length === 1 || titles.length === 2 ? titles.length : 3;
  return (
    <>
      {still && (
        <Artwork
          className={css.still}
          picture={still}
          size={[1280, 720]}
          candidates={stillSizes}
          sizes="100vw"
          hasEdge={false}
        />
      )}
      <ul className={css.posters[count]}>
        {titles.map(({ id, href, title, poster, year, genres, ageLabel, summary }) => (
          <li key={id}>
            <article className={css.poster}>
              <Artwork
                className={css.posterPicture}
                picture={poster}
                size={[158, 230]}
                candidates={[
                  [158, 230],
                  [316, 460],
                ]}
                sizes="112px"
                title={title}
              />
              <div className={css.words}>
                <h3 className={shared.name}>
                  <a className={cover} href={href}>
                    {title}
                  </a>
                </h3>
                <p className={css.facts}>
                  {[year, genres[0], ageLabel].filter(Boolean).join(', ')}
                </p>
                <p className={shared.summary}>{summary}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </>
  );
}
