import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { mediaItemPath } from '@foyer/blocks';
import { mediaItemQuery, userQuery } from '@foyer/client';
import { PortsProvider } from '@foyer/core/react';
import { createPlaybackAccessMachine } from '@foyer/playback-access';
import { PlaybackAccess } from '@foyer/playback-access/view';
import { Player } from '@foyer/player/ui';
import { FullPage } from '@foyer/ui/full-page';
import { useClient } from '../../document/client-context.ts';
import { usePageConfig } from '../../document/page-config-context.ts';
import { playbackAccessPorts } from '../../ports/playback-access.ports.ts';
import type { MediaItem } from '@foyer/contract';
import { useShell } from '../../shell/shell-store.ts';
import { PinPortsProvider, usePinViewer } from '../../shell/views/pin-ports.tsx';
import type { PlayerPageData } from './load-player.ts';
import { PlaybackBusy } from './playback-busy.tsx';
import { PlayerGate } from './player-gate.tsx';
import { TimeGate } from './time-gate.tsx';
import type { TimeRefusal } from './viewing-time.tsx';

/** Comes with the flows: the service refuses on its own before that. */
const ViewingTime = lazy(async () => ({
  default: (await import('./viewing-time.tsx')).ViewingTime,
}));

/** A title playing, or what keeps it from playing. */
export function PlayerPage({ id, type, playerType, answer }: PlayerPageData) {
  const client = useClient();
  const navigate = useNavigate();
  const { hasSession } = usePageConfig();
  const item = useQuery(mediaItemQuery(client, id, type)).data;
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  const ports = useMemo(() => playbackAccessPorts(client), [client]);
  const { profileType, phone } = usePinViewer();
  const shell = useShell();
  const [timeRefusal, setTimeRefusal] = useState<TimeRefusal>();
  if (!item) return null;

  // A trailer is no viewing.
  const viewingTime = shell && playerType === 'player' && (
    <Suspense>
      <ViewingTime shell={shell} onChange={setTimeRefusal} />
    </Suspense>
  );
  const backHref = mediaItemPath(item);
  const goBack = () => void navigate(backHref);
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
                <Player
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
