import { Artwork } from '@foyer/ui/artwork';
import { cell, rows } from '../../parts/card-row.css.ts';
import { cover } from '../../parts/cover.css.ts';
import { Glow } from '../../parts/glow.tsx';
import * as css from './records.css.ts';
import * as shared from './multi-sub-music.css.ts';
import type { MultiSubMusicProps } from './multi-sub-music.schema.ts';

/** Sleeves side by side, a record in each, in the light of the block's colour. */
export default function Records({ songs, glow }: Pick<MultiSubMusicProps, 'songs' | 'glow'>) {
  return (
    <Glow color={glow}>
      <ul className={`${rows.lit} ${css.row}`}>
        {songs.map(({ id, href, title, artist, picture }) => (
          <li key={id} className={cell}>
            <article className={css.record}>
              <div className={css.sleeve}>
                <Artwork
                  className={css.picture}
                  picture={picture}
                  size={[180, 180]}
                  candidates={[
                    [180, 180],
                    [360, 360],
                  ]}
                  sizes="(min-width: 48em) 200px, 34vw"
                  title={title}
                />
              </div>
              <h3 className={shared.name}>
                <a className={cover} href={href}>
                  {title}
                </a>
              </h3>
              <p className={shared.artist}>{artist}</p>
            </article>
          </li>
        ))}
      </ul>
    </Glow>
  );
}
