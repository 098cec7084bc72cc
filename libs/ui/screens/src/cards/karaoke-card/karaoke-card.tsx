import { CardFrame } from '../card-frame/index.ts';
import type { Picture } from '@foyer/ui/artwork';

/** What a card shows of a karaoke song. */
export interface KaraokeSummary {
  id: string;
  href: string;
  title: string;
  artist: string;
  picture: Picture;
}

/** Props of {@link KaraokeCard}. */
export interface KaraokeCardProps {
  song: KaraokeSummary;
  /** @default false */
  isUrgent?: boolean;
}

/** A karaoke song with its artist, 180×180. CONST-006 */
export function KaraokeCard({ song, isUrgent = false }: KaraokeCardProps) {
  return (
    <CardFrame
      shape="karaoke"
      href={song.href}
      title={song.title}
      picture={song.picture}
      facts={song.artist}
      isUrgent={isUrgent}
    />
  );
}
