import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { mediaItemPath, playerPath } from '@foyer/blocks';
import { mediaItemQuery, userQuery } from '@foyer/client';
import { PortsProvider } from '@foyer/core/react';
import { createPlaybackAccessMachine } from '@foyer/playback-access';
import { PlaybackAccess } from '@foyer/playback-access/view';
import { Player, type PlayerProps } from '@foyer/player/ui';
import { FullPage } from '@foyer/ui/full-page';
import { useClient } from '../../document/client-context.ts';
import { usePageConfig } from '../../document/page-config-context.ts';
import { playbackAccessPorts } from '../../ports/playback-access.ports.ts';
import type { MediaItem, PlayerAsset } from '@foyer/contract';
import { useShell } from '../../shell/shell-store.ts';
import { PinPortsProvider, usePinViewer } from '../../shell/views/pin-ports.tsx';
import type { PlayerPageData } from './load-player.ts';
import { PlaybackBusy } from './playback-busy.tsx';
import { usePlaybackReports } from './playback-reports.ts';
import { PlayerGate } from './player-gate.tsx';
import { TimeGate } from './time-gate.tsx';
import type { TimeRefusal } from './viewing-time.tsx';

/** Comes with the flows: the service refuses on its own before that. */
const ViewingTime = lazy(async () => ({
  default: (await import('./viewing-time.tsx')).ViewingTime,
}));

/** Props of {@link PlayerPage}. */
export interface PlayerPageProps extends PlayerPageData {
  /** Plays the film. @default the player alone */
  film?: ComponentType<PlayerProps>;
}

/** A title playing, or what keeps it from playing. */
export function PlayerPage({
  id,
  type,
  playerType,
  isEmbedded = false,
  answer,
  film: Film = Player,
}: PlayerPageProps) {
  const client = useClient();
  const navigate = useNavigate();
  const { hasSession } = usePageConfig();
  const item = useQuery(mediaItemQuery(client, id, type)).data;
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  const ports = useMemo(() => playbackAccessPorts(client, { isEmbedded }), [client, isEmbedded]);
  const { profileType, phone } = usePinViewer();
  const shell = useShell();
  const [timeRefusal, setTimeRefusal] = useState<TimeRefusal>();
  const { reportsOf, running } = usePlaybackReports({
    contentType: 'media_item',
    isTrailer: playerType === 'trailer',
  });
  if (!item) return null;

  // A trailer is no viewing.
  const viewingTime = shell && playerType === 'player' && (
    <Suspense>
      <ViewingTime shell={shell} running={running} onChange={setTimeRefusal} />
    </Suspense>
  );
  const backHref = mediaItemPath(item);
  // The page around the frame is somebody else's: there is no way back to the title in it.
  const goBack = () => (isEmbedded ? undefined : void navigate(backHref));
  const playEpisode = ({ next_episode: next }: PlayerAsset) => {
    if (next) void navigate(playerPath({ type: 'episode', slug: next.slug }), { replace: true });
  };
  const timeGateProps = { item, backHref, limits: user?.profile?.view_limits };
  return (
    <PortsProvider flow={createPlaybackAccessMachine} ports={ports}>
      <PinPortsProvider>
        {viewingTime}
        <PlaybackAccess
          key={`${type}/${id}/${playerType}`}
          input={{ titleId: item.id, answer }}
          pinInput={{ profileType, phone, isAutoChecked: true }}
          onCancel={goBack}
          renderGate={(step, retry) =>
            step === 'notNow' || step === 'timeUp' ? (
              <TimeGate refusal={step} {...timeGateProps} onRetry={retry} />
            ) : (
              <PlayerGate step={step} item={item} backHref={backHref} onRetry={retry} />
            )
          }
          renderFilm={(asset) =>
            timeRefusal ? (
              <TimeGate refusal={timeRefusal} {...timeGateProps} />
            ) : (
              <FullPage>
                <PlaybackBusy />
                <Film
                  {...reportsOf(asset)}
                  {...(!isEmbedded && asset.next_episode && { playNext: () => playEpisode(asset) })}
                  asset={asset}
                  title={item.name}
                  ageLabel={item.age_level.name}
                  {...posterOf(item)}
                  backHref={backHref}
                />
              </FullPage>
            )
          }
        />
      </PinPortsProvider>
    </PortsProvider>
  );
}

/** What shows until the first frame does. */
function posterOf({ screenshots: [backdrop] }: MediaItem) {
  return backdrop ? { poster: backdrop } : {};
}
