import { Artwork } from '@foyer/ui/artwork';
import { cover, drawn } from '../../parts/cover.css.ts';
import * as css from './chart.css.ts';
import * as shared from './multi-sub-music.css.ts';
import type { MultiSubMusicProps } from './multi-sub-music.schema.ts';

/** Songs by rank, as a paper prints them. */
export default function Chart({ songs }: Pick<MultiSubMusicProps, 'songs'>) {
  return (
    <ol className={css.chart}>
      {songs.map(({ id, href, title, artist, picture }, index) => (
        <li key={id}>
          <article className={css.place}>
            <span className={css.rank}>{index + 1}</span>
            <Artwork className={css.thumb} picture={picture} size={[112, 112]} hasEdge={false} />
            <div>
              <h3 className={shared.name}>
                <a className={cover} href={href}>
                  <span className={drawn}>{title}</span>
                </a>
              </h3>
              <p className={shared.artist}>{artist}</p>
            </div>
          </article>
        </li>
      ))}
    </ol>
  );
}
