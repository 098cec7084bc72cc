import type { PlayerAsset } from '@foyer/contract';
import { selectPhase } from '@foyer/player-machine';
import { Icon } from '@foyer/ui/icon';
import { useTranslate } from '@foyer/ui/i18n';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import type { RunningPlayer } from '../../controller/create-player.ts';
import { Announcer } from '../announcer.tsx';
import { Captions } from '../captions/captions.tsx';
import { StatusLayer } from '../controls/status-layer.tsx';
import { Timeline } from '../controls/timeline.tsx';
import { MuteButton, type VolumeFace } from '../controls/volume-control.tsx';
import { PlayerSceneContext } from '../player-context.ts';
import { useMediaSession } from '../use-media-session.ts';
import { usePlayerUi } from '../use-player-ui.ts';
import { type RunOptions, useRunningPlayer } from '../use-running-player.ts';
import { useStageEvents } from '../use-stage-events.ts';
import * as css from './short-player.css.ts';
import { ShortSurface } from './short-surface.tsx';
import * as timeline from './timeline.css.ts';

/** Props of {@link ShortPlayer}. */
export interface ShortPlayerProps extends Pick<
  RunOptions,
  'prepared' | 'identity' | 'autoplayCheck' | 'onRunning'
> {
  /** What to play; keep the object stable, a new one starts anew. */
  asset: PlayerAsset;
  /** @default the asset's title */
  title?: string;
  /** How a picture of another shape fills the frame. @default 'cover' */
  fit?: 'cover' | 'contain';
  /** Whether it is what its page is for: keys are then its own while nothing has the focus. @default true */
  isWholePage?: boolean;
  /** Called each time it has come to its end. */
  onEnded?: ((running: RunningPlayer) => void) | undefined;
}

/**
 * A short upright video without a bar of controls: a press plays and pauses, below are sound and progress. Its page
 * shows the picture until the first frame, title and way back. Keys are the player's, where the page leaves them.
 */
export function ShortPlayer({
  asset,
  title = asset.title,
  fit = 'cover',
  isWholePage = true,
  onEnded,
  ...options
}: ShortPlayerProps) {
  const t = useTranslate('player');
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  // Between two short videos nothing is advertised.
  const adWrapper = useRef<HTMLElement>(null);
  const running = useRunningPlayer(asset, { video, stage, adWrapper }, options);
  const { scene } = usePlayerUi(running);

  useStageEvents(stage, running, () => {}, isWholePage);
  useMediaSession(running, { title });
  useEnd(running, onEnded);

  return (
    <section
      ref={stage}
      className={css.stage}
      aria-label={t('player.label', { title })}
      tabIndex={-1}
    >
      {createElement('video', {
        ref: video,
        className: css.video,
        'data-fit': fit,
        playsInline: true,
        tabIndex: -1,
      })}
      {running && (
        <PlayerSceneContext value={{ ...scene, asset, running, video, playNext: undefined }}>
          <div className={css.scrim} />
          <ShortSurface />
          <Captions classes={{ root: css.captions, line: css.captionLine }} />
          <StatusLayer
            classes={{
              root: css.status,
              message: css.message,
              title: css.messageTitle,
              detail: css.messageDetail,
              button: css.messageButton,
              bigButton: css.bigButton,
            }}
            spinner={<div className={css.waiting} aria-busy />}
            renderFace={(face) => <Icon name={face} size={32} isOn />}
          />
          <div className={css.foot}>
            <Timeline classes={timeline} />
            <MuteButton className={css.mute}>
              {(face) => <Icon name={soundIcons[face]} />}
            </MuteButton>
          </div>
          <Announcer />
        </PlayerSceneContext>
      )}
    </section>
  );
}

const soundIcons: Record<VolumeFace, 'muted' | 'volume-low' | 'volume'> = {
  muted: 'muted',
  low: 'volume-low',
  high: 'volume',
};

function useEnd(running: RunningPlayer | undefined, onEnded: ShortPlayerProps['onEnded']): void {
  const tell = useEffectEvent((ended: RunningPlayer) => onEnded?.(ended));
  useEffect(() => {
    if (!running) return undefined;
    let hasEnded = false;
    const subscription = running.player.subscribe((snapshot) => {
      const isAtEnd = selectPhase(snapshot) === 'ended';
      if (isAtEnd && !hasEnded) tell(running);
      hasEnded = isAtEnd;
    });
    return () => subscription.unsubscribe();
  }, [running]);
}
