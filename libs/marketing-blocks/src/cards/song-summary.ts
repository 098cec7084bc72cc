import type { KaraokeItemShort } from '@foyer/contract';
import type { KaraokeSummary } from '@foyer/screens/karaoke-card';
import { songPath } from '@foyer/site-map';

/** What a card shows of a song. */
export const songSummary = (song: KaraokeItemShort): KaraokeSummary => ({
  id: song.id,
  href: songPath(song),
  title: song.name,
  artist: song.artist.name,
  picture: song.logo,
});
