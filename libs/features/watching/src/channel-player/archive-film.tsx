import type { Channel, PlayerAsset, Programme } from '@foyer/contract';
import type { PlayerProps } from '@foyer/player/ui';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { playerPathOf } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import type { ReportingProps } from '../player/playback-reports.ts';
import { secondsNow } from '@foyer/television/tv/use-now';
import { afterProgramme } from './after-programme.ts';
import { followingQuery } from './load-channel-player.ts';

/** Props of {@link ArchiveFilm}. */
export interface ArchiveFilmProps {
  film: ComponentType<PlayerProps>;
  asset: PlayerAsset;
  channel: Channel;
  programme: Programme;
  /** Where to start, in seconds. */
  position: number;
  isEmbedded: boolean;
  backHref: string;
  reports: ReportingProps;
}

/** A programme of the archive playing; the next one follows it, or the channel live. LIVE-005 */
export function ArchiveFilm({
  film: Film,
  asset,
  channel,
  programme,
  position,
  isEmbedded,
  backHref,
  reports,
}: ArchiveFilmProps) {
  const navigate = useNavigate();
  // The page has asked for it: a name that came later would start the player anew.
  const { data } = useQuery({ ...followingQuery(useClient(), programme), enabled: false });
  const next = data?.items[0]?.epgs[0];
  const started = useMemo(
    () => (position > 0 ? { ...asset, start_time: position } : asset),
    [asset, position],
  );
  const { slug } = channel;
  const playNext = () => {
    const after = afterProgramme(next, secondsNow());
    const path = playerPathOf({ slug, isEmbedded }, after === 'live' ? undefined : after);
    void navigate(path, { replace: true });
  };
  return (
    <Film
      {...reports}
      asset={started}
      poster={programme.logo}
      backHref={backHref}
      playNext={playNext}
      nextTitle={next?.name ?? channel.name}
      {...(next && { nextPicture: next.logo })}
    />
  );
}
