import type { KaraokeItem } from '@foyer/contract';
import { userQuery } from '@foyer/client';
import type { PlaybackAnswer } from '@foyer/playback-access';
import { Player } from '@foyer/player/ui';
import { FullPage } from '@foyer/ui/full-page';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { songPath } from '@foyer/site-map';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { localMarks } from '@foyer/page-runtime/storage/browser-storages';
import { playbackAccessPorts } from '@foyer/watching/ports/playback-access.ports';
import { PlayerGate } from '@foyer/watching/player/player-gate';
import { TimeGate } from '@foyer/watching/player/time-gate';
import { TitlePlayback } from '@foyer/watching/player/title-playback';
import { songChoices } from './song-choices.ts';

/** Props of {@link SongPlayer}. */
export interface SongPlayerProps {
  song: KaraokeItem;
  answer: PlaybackAnswer | undefined;
}

const storage = songChoices(localMarks);

/** Songs are for everybody. */
const AGE_LEVEL = { name: '0+' };

/** A song being sung: with its words, with or without the voice; or what keeps it from being sung. ROUTE-032 */
export function SongPlayer({ song, answer }: SongPlayerProps) {
  const client = useClient();
  const navigate = useNavigate();
  const { hasSession } = usePageConfig();
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  const ports = useMemo(() => playbackAccessPorts(client, { kind: 'song' }), [client]);
  const backHref = songPath(song);
  const [backdrop = song.logo] = song.screenshots;
  const item = {
    name: song.name,
    age_level: AGE_LEVEL,
    poster: song.logo,
    screenshots: song.screenshots,
  };
  const gate = { as: 'div', item, words: 'songGate', backHref } as const;
  return (
    <TitlePlayback
      titleId={song.id}
      answer={answer}
      ports={ports}
      content={{ contentType: 'karaoke_item' }}
      onCancel={() => void navigate(backHref)}
      renderGate={(step, retry, purchase) =>
        step === 'notNow' || step === 'timeUp' ? (
          <TimeGate
            refusal={step}
            {...gate}
            limits={user?.profile?.view_limits}
            {...(retry && { onRetry: retry })}
          />
        ) : (
          <PlayerGate step={step} {...gate} onRetry={retry} purchase={purchase} />
        )
      }
      renderFilm={(asset, reports) => (
        // What hides the layout leaves its main area.
        <FullPage as="div">
          <Player
            {...reports}
            asset={asset}
            title={song.name}
            subtitle={song.artist.name}
            poster={backdrop}
            backHref={backHref}
            storage={storage}
          />
        </FullPage>
      )}
    />
  );
}
