import { useQuery } from '@tanstack/react-query';
import { type ComponentType, Fragment, useMemo } from 'react';
import { useNavigate } from 'react-router';
import { mediaItemQuery, userQuery } from '@foyer/client';
import { Player, type PlayerProps } from '@foyer/player/ui';
import { FullPage } from '@foyer/ui/full-page';
import { mediaItemPath, playerPath } from '@foyer/site-map';
import type { MediaItem, PlayerAsset } from '@foyer/contract';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { usePageConfig } from '@foyer/page-runtime/page/page-config-context';
import { StylesOnly } from '@foyer/page-runtime/deferred/styles-only';
import { playbackAccessPorts } from '../ports/playback-access.ports.ts';
import { answerWithKeptPlace } from '@foyer/watched-places/place-to-go-on';
import { watchedPlaces as places } from '@foyer/watched-places/places-relay';
import { wordsOf } from './gated-title.ts';
import type { PlayerPageData } from './load-player.ts';
import { PlayerGate } from './player-gate.tsx';
import { TimeGate } from './time-gate.tsx';
import { earlyAsset } from './early-playback.ts';
import { TitlePlayback } from './title-playback.tsx';
import { useEarlyPlayback } from './use-early-playback.ts';

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
  answer: given,
  film: Film = Player,
}: PlayerPageProps) {
  const client = useClient();
  const navigate = useNavigate();
  const config = usePageConfig();
  const { hasSession } = config;
  const item = useQuery(mediaItemQuery(client, id, type)).data;
  const user = useQuery({ ...userQuery(client), enabled: hasSession }).data;
  // A trailer has no place of its own, and must not get that of its title.
  const profileId = playerType === 'trailer' ? undefined : user?.profile?.id;
  const answer = useMemo(
    () => given && answerWithKeptPlace(given, { profileId, places }),
    [given, profileId],
  );
  const ports = useMemo(() => {
    const { openPlayback } = playbackAccessPorts(client, { isEmbedded });
    return {
      openPlayback: async (...call: Parameters<typeof openPlayback>) =>
        answerWithKeptPlace(await openPlayback(...call), { profileId, places }),
    };
  }, [client, isEmbedded, profileId]);
  const asset = earlyAsset({ answer, isEmbedded });
  const early = useEarlyPlayback(asset, { user, profileId, config });
  if (!item) return null;

  const backHref = mediaItemPath(item);
  // The page around the frame is somebody else's: there is no way back to the title in it.
  const goBack = () => (isEmbedded ? undefined : void navigate(backHref));
  const playEpisode = ({ next_episode: next }: PlayerAsset) => {
    if (next) void navigate(playerPath({ type: 'episode', slug: next.slug }), { replace: true });
  };
  const gate = { item, words: wordsOf(item), backHref };
  // What begins early has the link for itself: the controls' scripts come with the page's other ones.
  const Announced = early.early === undefined ? Fragment : StylesOnly;
  return (
    <TitlePlayback
      key={`${type}/${id}/${playerType}`}
      titleId={item.id}
      answer={answer}
      ports={ports}
      content={{ contentType: 'media_item', isTrailer: playerType === 'trailer' }}
      onCancel={goBack}
      renderGate={(step, retry, purchase) =>
        step === 'notNow' || step === 'timeUp' ? (
          <TimeGate
            refusal={step}
            {...gate}
            limits={user?.profile?.view_limits}
            {...(retry && { onRetry: retry })}
          />
        ) : (
          <PlayerGate
            step={step}
            {...gate}
            onRetry={retry}
            purchase={purchase}
            isEmbedded={isEmbedded}
          />
        )
      }
      renderFilm={(film, reports) => (
        <FullPage>
          <Announced>
            <Film
              {...reports}
              {...(film === asset && early)}
              {...(!isEmbedded && film.next_episode && { playNext: () => playEpisode(film) })}
              asset={film}
              title={item.name}
              ageLabel={item.age_level.name}
              {...posterOf(item)}
              backHref={backHref}
            />
          </Announced>
        </FullPage>
      )}
    />
  );
}

/** What shows until the first frame does. */
function posterOf({ screenshots: [backdrop] }: MediaItem) {
  return backdrop ? { poster: backdrop } : {};
}
