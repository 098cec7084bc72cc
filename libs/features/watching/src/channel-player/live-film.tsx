import type { Channel, PlayerAsset } from '@foyer/contract';
import type { RunningPlayer } from '@foyer/player';
import type { PlayerProps } from '@foyer/player/ui';
import type { ComponentType } from 'react';
import { serviceSeconds } from '@foyer/television/tv/service-clock';
import type { ReportingProps } from '../player/playback-reports.ts';
import { useOnAir } from './use-on-air.ts';
import { useZap } from './use-zap.ts';

/** Props of {@link LiveFilm}. */
export interface LiveFilmProps {
  film: ComponentType<PlayerProps>;
  asset: PlayerAsset;
  channel: Channel;
  /** Seconds since 1970. @default the edge */
  startTime: number | undefined;
  madeAt: number;
  backHref: string;
  reports: ReportingProps;
  running: RunningPlayer | undefined;
  isEmbedded: boolean;
}

/** A channel playing, with the programme that its picture shows. */
export function LiveFilm({
  film: Film,
  asset,
  channel,
  startTime,
  madeAt,
  backHref,
  reports,
  running,
  isEmbedded,
}: LiveFilmProps) {
  const programme = useOnAir(channel, { running, madeAt });
  // A page of another site shows one channel.
  const zap = useZap(channel, running !== undefined && !isEmbedded);
  return (
    <Film
      {...reports}
      asset={asset}
      title={channel.name}
      ageLabel={channel.age_level.name}
      poster={channel.background}
      backHref={backHref}
      now={serviceSeconds}
      programme={programme}
      zap={zap}
      {...(startTime !== undefined && { live: { startTime } })}
    />
  );
}
