import type { ReactNode } from 'react';
import { useLanguage } from '@foyer/ui/i18n';
import { setType } from '@foyer/ui/i18n';
import { useLabel } from '@foyer/ui/theme';
import { Artwork, type PictureSize } from '@foyer/ui/artwork';
import { Badge } from '@foyer/ui/badge';
import type { Picture } from '@foyer/ui/artwork';
import { KaraokeCard, type KaraokeSummary } from '../../cards/karaoke-card/index.ts';
import { CardGrid, ListBody } from '../../search/list-page/index.ts';
import * as css from './song-page.css.ts';

/** Props of {@link SongPage}. */
export interface SongPageProps {
  title: string;
  artist: string;
  /** Square. */
  picture: Picture;
  /** Such as «Народные». */
  genres: readonly string[];
  /** Such as «Длительность: 2:54». */
  duration: string;
  /** The way to sing it, or to get it. */
  action: ReactNode;
  /** What else can be done with it. */
  children?: ReactNode;
  /** Drawn over {@link SongPageProps.similar}. */
  similarHeading: string;
  similar: readonly KaraokeSummary[];
}

/** Sizes of the sleeve; the service has none of 720 px. */
const sleeves: readonly PictureSize[] = [
  [228, 228],
  [360, 360],
  [456, 456],
];

/** A song: its sleeve, whose it is, the way to sing it, and others like it. */
export function SongPage({
  title,
  artist,
  picture,
  genres,
  duration,
  action,
  children,
  similarHeading,
  similar,
}: SongPageProps) {
  const look = useLabel().variants.cards;
  const language = useLanguage();
  return (
    <div className={css.page}>
      <ListBody>
        <header className={css.head}>
          <Artwork
            className={css.sleeve[look]}
            picture={picture}
            size={[360, 360]}
            candidates={sleeves}
            sizes="(max-width: 400px) 90vw, 360px"
            isUrgent
            title={title}
          />
          <div className={css.words}>
            {genres.length > 0 && (
              <div className={css.genres}>
                {genres.map((genre) => (
                  <Badge key={genre}>{genre}</Badge>
                ))}
              </div>
            )}
            <h1 className={css.heading}>{setType(title, language)}</h1>
            <p className={css.artist}>{artist}</p>
            <p className={css.duration}>{duration}</p>
            <div className={css.actions[look]}>
              {action}
              {children}
            </div>
          </div>
        </header>
        {similar.length > 0 && (
          <section className={css.similar} aria-label={similarHeading}>
            <h2 className={css.similarHeading}>{similarHeading}</h2>
            <CardGrid card="karaoke">
              {similar.map((song) => (
                <KaraokeCard key={song.id} song={song} />
              ))}
            </CardGrid>
          </section>
        )}
      </ListBody>
    </div>
  );
}
