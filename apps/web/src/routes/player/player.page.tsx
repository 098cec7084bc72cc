import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { mediaItemPath } from '@foyer/blocks';
import { mediaItemQuery, userQuery } from '@foyer/client';
import { PortsProvider } from '@foyer/core/react';
import { createPinMachine } from '@foyer/pin';
import { createPlaybackAccessMachine } from '@foyer/playback-access';
import { PlaybackAccess } from '@foyer/playback-access/view';
import { Player } from '@foyer/player/ui';
import { FullPage } from '@foyer/ui/full-page';
import { useClient } from '../../document/client-context.ts';
import { usePageConfig } from '../../document/page-config-context.ts';
import { pinPorts } from '../../ports/pin.ports.ts';
import { playbackAccessPorts } from '../../ports/playback-access.ports.ts';
import type { MediaItem } from '@foyer/contract';
import type { PlayerPageData } from './load-player.ts';
import { PlayerGate } from './player-gate.tsx';

/** A title playing, or what keeps it from playing. */
export function PlayerPage({ id, type, playerType, answer }: PlayerPageData) {
  const client = useClient();
  const navigate = useNavigate();
  const { hasSession } = usePageConfig();
  const item = useQuery(mediaItemQuery(client, id, type)).data;
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  const ports = useMemo(
    () => ({ access: playbackAccessPorts(client), pin: pinPorts(client) }),
    [client],
  );
  if (!item) return null;

  const backHref = mediaItemPath(item);
  const goBack = () => void navigate(backHref);
  return (
    <PortsProvider flow={createPlaybackAccessMachine} ports={ports.access}>
      <PortsProvider flow={createPinMachine} ports={ports.pin}>
        <PlaybackAccess
          key={`${type}/${id}/${playerType}`}
          input={{ titleId: item.id, answer }}
          pinInput={{
            profileType: user?.profile?.type ?? 'additional',
            isAutoChecked: true,
            phone: user?.phone,
          }}
          onCancel={goBack}
          renderGate={(step, retry) => (
            <PlayerGate step={step} item={item} backHref={backHref} onRetry={retry} />
          )}
          renderFilm={(asset) => (
            <FullPage>
              <Player
                asset={asset}
                title={item.name}
                ageLabel={item.age_level.name}
                {...posterOf(item)}
                backHref={backHref}
              />
            </FullPage>
          )}
        />
      </PortsProvider>
    </PortsProvider>
  );
}

/** What shows until the first frame does. */
function posterOf({ screenshots: [backdrop] }: MediaItem) {
  return backdrop ? { poster: backdrop } : {};
}
