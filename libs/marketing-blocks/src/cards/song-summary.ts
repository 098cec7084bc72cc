import type { KaraokeItemShort } from '@foyer/contract';
import type { KaraokeSummary } from '@foyer/ui/karaoke-card';

/** The page of a song. ROUTE-032 */
export const songPath = ({ slug }: Pick<KaraokeItemShort, 'slug'>): string =>
  `/karaoke/${encodeURIComponent(slug)}`;

/** What a card shows of a song. */
export const songSummary = (song: KaraokeItemShort): KaraokeSummary => ({
  id: song.id,
  href: songPath(song),
  title: song.name,
  artist: song.artist.name,
  picture: song.logo,
});
