import { selectPhase } from '@foyer/player-machine';
import type { PlaybackIdentity, RunningPlayer } from '@foyer/player';
import { ShortPlayer } from '@foyer/player/short';
import type { PlaybackAccessPorts, PlaybackAnswer } from '@foyer/playback-access';
import type { StorySlide } from '@foyer/screens/story-feed';
import { useState } from 'react';
import { TitlePlayback } from '../player/title-playback.tsx';
import type { StoryAhead } from './stories-ahead.ts';
import { StoryGate } from './story-gate.tsx';

/** Props of {@link StoryPlayback}. */
export interface StoryPlaybackProps {
  slide: StorySlide;
  /** What is on the screen is a trailer: it plays over and over, and is no viewing. */
  isTrailer: boolean;
  /** Whether its picture is upright; another one is shown whole. */
  isUpright: boolean;
  /** The service's word from the page's loader. */
  answer: PlaybackAnswer | undefined;
  /** What is ready when it comes into view; what comes later comes too late. */
  ahead: StoryAhead | undefined;
  ports: PlaybackAccessPorts;
  /** Called once it plays: the network has room for the next one. */
  onPlaying: (identity: PlaybackIdentity) => void;
  /** Moves to the next one. */
  goOn: () => void;
  onCancel: () => void;
}

/** The story in view, playing, or what keeps it from playing. */
export function StoryPlayback({
  slide,
  isTrailer,
  isUpright,
  answer,
  ahead,
  ports,
  onPlaying,
  goOn,
  onCancel,
}: StoryPlaybackProps) {
  const [ready] = useState(ahead);
  const end = ({ player }: RunningPlayer) => {
    if (isTrailer) player.send({ type: 'player.replay' });
    else if (player.getSnapshot().context.isNextAutomatic) goOn();
  };
  return (
    <TitlePlayback
      titleId={slide.id}
      answer={ready?.answer ?? answer}
      ports={ports}
      content={{ contentType: 'media_item', isTrailer }}
      onCancel={onCancel}
      renderGate={(step, retry, purchase) => (
        <StoryGate step={step} ageLabel={slide.ageLabel} onRetry={retry} purchase={purchase} />
      )}
      renderFilm={(asset, { identity, onRunning }) => (
        <ShortPlayer
          asset={asset}
          title={slide.title}
          fit={isUpright ? 'cover' : 'contain'}
          identity={identity}
          prepared={ready?.prepared}
          onEnded={end}
          onRunning={(running) => {
            const stop = onRunning(running);
            const stopWaiting = whenPlaying(running, () => onPlaying(identity()));
            return () => {
              stopWaiting();
              stop();
            };
          }}
        />
      )}
    />
  );
}

/** Calls once when a player begins to play. @returns Gives up waiting. */
function whenPlaying({ player }: RunningPlayer, call: () => void): () => void {
  const subscription = player.subscribe((snapshot) => {
    if (selectPhase(snapshot) !== 'playing') return;
    subscription.unsubscribe();
    call();
  });
  return () => subscription.unsubscribe();
}
