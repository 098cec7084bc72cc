import { karaokeItemQuery } from '@foyer/client';
import type { KaraokeItem } from '@foyer/contract';
import { ActionLink } from '@foyer/ui/action-link';
import { formatClock, useTranslate } from '@foyer/ui/i18n';
import { PageCrumbs } from '@foyer/screens/page-crumbs';
import { SongPage } from '@foyer/screens/song-page';
import { announce, AssetSource, lazyPart } from '@foyer/ui/variants';
import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { songPath } from '@foyer/site-map';
import { songSummary } from '@foyer/blocks/cards';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { SongPageData } from './load-song.ts';
import { LateSongActions } from './song-parts.ts';

const SongPlayer = lazyPart(async () => (await import('./song-player.tsx')).SongPlayer);

/** A song with the way to sing it, or the song being sung, whose player comes only then. ROUTE-032 */
export function KaraokeItemPage({ id, isPlayer, answer }: Omit<SongPageData, 'head'>) {
  const source = useContext(AssetSource);
  const { data: song } = useQuery(karaokeItemQuery(useClient(), id));
  if (!song) return null;
  if (!isPlayer) return <Song song={song} />;
  announce(source, 'libs/features/titles/src/karaoke-item/song-player.tsx');
  return <SongPlayer key={song.id} song={song} answer={answer} />;
}

function Song({ song }: { song: KaraokeItem }) {
  const t = useTranslate('karaoke');
  const path = songPath(song);
  const sing = song.actions.find(({ type }) => type === 'sing');
  return (
    <>
      <PageCrumbs path={path} lastTitle={song.name} />
      <SongPage
        title={song.name}
        artist={song.artist.name}
        picture={song.logo}
        genres={song.genres.map(({ name }) => name)}
        duration={t('karaoke.duration', { time: formatClock(song.duration) })}
        action={
          <ActionLink href={`${path}?player`} icon={sing ? 'play' : 'lock'}>
            {sing?.title ?? song.actions[0]?.title ?? t('karaoke.get')}
          </ActionLink>
        }
        similarHeading={t('karaoke.similar')}
        similar={song.similar.map(songSummary)}
      >
        <LateSongActions id={song.id} />
      </SongPage>
    </>
  );
}
