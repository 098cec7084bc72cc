import { selectPhase } from '@foyer/player-machine';
import type { Picture } from '@foyer/ui/artwork';
import { useEffect, useEffectEvent } from 'react';
import type { RunningPlayer } from '../controller/create-player.ts';
import { askAd } from './ads/ask-ad.ts';

/** What the system shows of what plays. */
export interface MediaSessionFacts {
  title: string;
  /** A second line, such as the episode. */
  subtitle?: string | undefined;
  poster?: Picture | undefined;
  /** Starts what follows; without it the system offers no such button. */
  playNext?: (() => void) | undefined;
}

const sizes = [
  [640, 360],
  [1280, 720],
] as const;

function metadataOf(title: string, subtitle = '', posterUrl?: string): MediaMetadata {
  const artwork = sizes.map(([width, height]) => ({
    src: `${posterUrl}/${width}x${height}.webp`,
    sizes: `${width}x${height}`,
    type: 'image/webp',
  }));
  return new MediaMetadata({ title, artist: subtitle, artwork: posterUrl ? artwork : [] });
}

/** What the system's buttons and keys do. A browser without an action throws on it, which leaves it out. */
function handlersOf(
  running: RunningPlayer,
  playNext: (() => void) | undefined,
): Partial<Record<MediaSessionAction, MediaSessionActionHandler>> {
  const { player, controls } = running;
  return {
    play: () => askAd(running, 'ad.resume') || player.send({ type: 'player.play', reason: 'user' }),
    pause: () =>
      askAd(running, 'ad.pause') || player.send({ type: 'player.pause', reason: 'user' }),
    seekbackward: () => controls.send({ type: 'seek.pressed', direction: -1 }),
    seekforward: () => controls.send({ type: 'seek.pressed', direction: 1 }),
    seekto: ({ seekTime }) =>
      seekTime !== undefined && player.send({ type: 'player.seek', time: seekTime }),
    ...(playNext && { nexttrack: playNext }),
  };
}

function setHandler(
  session: MediaSession,
  action: MediaSessionAction,
  handler: MediaSessionActionHandler | null,
): void {
  try {
    session.setActionHandler(action, handler);
  } catch {
    // An action that this browser does not know.
  }
}

/** Whether something plays: the advertisement that has the screen, or the content. */
function isMoving({ player, ads }: RunningPlayer): boolean {
  const ad = ads?.get();
  return ad ? !ad.isPaused : selectPhase(player.getSnapshot()) === 'playing';
}

/** Tells the system how far playback is; live streams have no end to be far from. */
function tellPosition(session: MediaSession, { player }: RunningPlayer): void {
  const { context } = player.getSnapshot();
  const { duration, currentTime, speed, isLive } = context;
  if (isLive || duration <= 0 || typeof session.setPositionState !== 'function') return;
  session.setPositionState({
    duration,
    playbackRate: speed,
    position: Math.min(duration, currentTime),
  });
}

/** Shows the title on lock screens and in media keys' menus, and obeys their buttons. */
export function useMediaSession(
  running: RunningPlayer | undefined,
  { title, subtitle, poster, playNext }: MediaSessionFacts,
): void {
  const hasNext = playNext !== undefined;
  const next = useEffectEvent(() => playNext?.());
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    if (!running || !session) return undefined;
    const handlers = Object.entries(handlersOf(running, hasNext ? () => next() : undefined)) as [
      MediaSessionAction,
      MediaSessionActionHandler,
    ][];
    for (const [action, handler] of handlers) setHandler(session, action, handler);
    let told = '';
    const tell = () => {
      const snapshot = running.player.getSnapshot();
      session.playbackState = isMoving(running) ? 'playing' : 'paused';
      const { duration, speed, isLive, currentTime } = snapshot.context;
      // The system counts on by itself; a jump shows as a step of more than a second.
      const facts = `${session.playbackState} ${duration} ${speed} ${isLive} ${Math.floor(currentTime)}`;
      if (facts === told) return;
      told = facts;
      tellPosition(session, running);
    };
    tell();
    const subscription = running.player.subscribe(tell);
    const stopListening = running.ads?.subscribe(tell);
    return () => {
      subscription.unsubscribe();
      stopListening?.();
      for (const [action] of handlers) setHandler(session, action, null);
      session.playbackState = 'none';
    };
  }, [running, hasNext]);

  const posterUrl = poster?.url;
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : undefined;
    if (!running || !session || typeof MediaMetadata !== 'function') return undefined;
    session.metadata = metadataOf(title, subtitle, posterUrl);
    return () => {
      session.metadata = null;
    };
  }, [running, title, subtitle, posterUrl]);
}
