import { useQuery } from '@tanstack/react-query';
import { channelQuery, programmeQuery, userQuery } from '@foyer/client';
import { Player, type PlayerProps } from '@foyer/player/ui';
import { FullPage } from '@foyer/ui/full-page';
import { useTranslate } from '@foyer/ui/i18n';
import { type ComponentType, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { channelPath, playerPathOf } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { useServiceClock } from '@foyer/television/tv/service-clock';
import { playbackAccessPorts } from '../ports/playback-access.ports.ts';
import { PlayerGate } from '../player/player-gate.tsx';
import { TimeGate } from '../player/time-gate.tsx';
import { TitlePlayback } from '../player/title-playback.tsx';
import { ArchiveFilm } from './archive-film.tsx';
import { LiveFilm } from './live-film.tsx';
import type { ChannelPlayerData } from './load-channel-player.ts';

/** Props of {@link ChannelPlayerPage}. */
export interface ChannelPlayerPageProps extends ChannelPlayerData {
  /** Plays the picture. @default the player alone */
  film?: ComponentType<PlayerProps>;
}

/** A channel, or a programme of its archive, playing; or what keeps it from playing. LIVE-005 to LIVE-008 */
export function ChannelPlayerPage({
  id,
  wish,
  isEmbedded,
  play,
  answer,
  madeAt,
  film = Player,
}: ChannelPlayerPageProps) {
  const t = useTranslate('player');
  const client = useClient();
  const navigate = useNavigate();
  const { hasSession } = usePageConfig();
  const channel = useQuery(channelQuery(client, id)).data;
  const isArchive = play.kind === 'programme';
  // The loader has asked for it, as far as the guide knows it.
  const programme = useQuery({
    ...programmeQuery(client, wish.program ?? ''),
    enabled: false,
  }).data;
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  const { kind } = play;
  const ports = useMemo(
    () => playbackAccessPorts(client, { kind, isEmbedded }),
    [client, kind, isEmbedded],
  );
  useServiceClock(madeAt);
  if (!channel) return null;

  const { slug, name, age_level, background } = channel;
  const backHref = channelPath(slug);
  const { name: title, age_level: ageLevel } = programme ?? { name, age_level };
  const item = { name: title, age_level: ageLevel, poster: background, screenshots: [] };
  const gate = { item, words: 'channelGate', backHref } as const;
  const toLive = {
    title: t('player.channelGate.toLive'),
    href: playerPathOf({ slug, isEmbedded }),
  };
  return (
    <TitlePlayback
      key={`${id}/${wish.program}/${wish.startTime}`}
      titleId={play.id}
      answer={answer}
      ports={ports}
      content={{ contentType: isArchive ? 'epg' : 'channel' }}
      // The page around the frame is somebody else's: there is no way back to the channel in it.
      onCancel={() => (isEmbedded ? undefined : void navigate(backHref))}
      renderGate={(step, retry, purchase) =>
        step === 'notNow' || step === 'timeUp' ? (
          <TimeGate refusal={step} {...gate} limits={user?.profile?.view_limits} onRetry={retry} />
        ) : (
          <PlayerGate
            step={step}
            {...gate}
            onRetry={retry}
            purchase={purchase}
            isEmbedded={isEmbedded}
            otherwise={isArchive && !isEmbedded ? toLive : undefined}
          />
        )
      }
      renderFilm={(asset, reports, running) => {
        const common = { film, asset, channel, isEmbedded, backHref, reports };
        return (
          <FullPage>
            {play.kind === 'channel' ? (
              <LiveFilm {...common} startTime={play.startTime} madeAt={madeAt} running={running} />
            ) : (
              programme && (
                <ArchiveFilm {...common} programme={programme} position={play.position} />
              )
            )}
          </FullPage>
        );
      }}
    />
  );
}
