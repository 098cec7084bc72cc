import type { karaokeItems } from '../../database/schema.ts';
import { folkSongs } from './folk.songs.ts';
import { holidaySongs } from './holiday.songs.ts';
import { kidsSongs } from './kids.songs.ts';
import { rockSongs } from './rock.songs.ts';
import { romanceSongs } from './romance.songs.ts';
import type { SongGenreSeed } from './song-seed.ts';
import { stageSongs } from './stage.songs.ts';

const genres: readonly SongGenreSeed[] = [
  stageSongs,
  rockSongs,
  folkSongs,
  romanceSongs,
  kidsSongs,
  holidaySongs,
];

/** Songs as the database keeps them. */
export const karaokeRows: readonly (typeof karaokeItems.$inferInsert)[] = genres
  .flatMap(({ genre, songs }) => songs.map((song) => ({ genre, song })))
  .map(({ genre, song }, position) => ({
    id: song.slug,
    slug: song.slug,
    position,
    names: song.names,
    artists: song.artists,
    genre,
    durationSeconds: song.seconds,
    usageModel: 'SERVICE' as const,
    imageId: song.image,
    backdropId: song.backdrop,
  }));
