import type { PlayerAsset } from '@foyer/contract';
import type { Picture } from '@foyer/ui/artwork';
import { useTranslate } from '@foyer/ui/i18n';
import { createElement, type RefObject, Suspense, useRef } from 'react';
import { type PlayerExtras, PlayerSceneContext } from './player-context.ts';
import * as css from './player.css.ts';
import { PlayerSkin } from './skins/player-skin.ts';
import { useControlsVisibility } from './use-controls-visibility.ts';
import { useMediaSession } from './use-media-session.ts';
import { usePlayerUi } from './use-player-ui.ts';
import { type RunOptions, useRunningPlayer } from './use-running-player.ts';
import { useStageEvents } from './use-stage-events.ts';

/** Props of {@link Player}. */
export interface PlayerProps extends RunOptions, PlayerExtras {
  /** What to play; keep the object stable, a new one starts anew. */
  asset: PlayerAsset;
  /** @default the asset's title */
  title?: string;
  /** Such as «Сезон 1, серия 3». */
  subtitle?: string;
  /** @default the asset's age level */
  ageLabel?: string;
  /** Shown until the first frame; an address of the image endpoint, such as a backdrop's. */
  poster?: Picture;
  /** Where the back arrow leads. */
  backHref: string;
  /** Replaces the navigation to `backHref`. */
  onBack?: () => void;
  /** On the server: what a script of the page starts the element with before hydration; it reads `data-early`. */
  early?: string | undefined;
}

/**
 * The video player, in the skin of the label. On the server it is the header over a dark stage; engine, controls and
 * playback come after hydration. Fills the box it stands in. Spec 3 §4 "Player lifecycle"
 */
export function Player({
  asset,
  title = asset.title,
  ageLabel = asset.age_level.name,
  poster,
  early,
  ...props
}: PlayerProps) {
  const t = useTranslate('player');
  const stage = useRef<HTMLElement>(null);
  const video = useRef<HTMLVideoElement>(null);
  const adWrapper = useRef<HTMLDivElement>(null);
  const running = useRunningPlayer(asset, { video, stage, adWrapper }, props);
  const areControlsShown = useControlsVisibility(running);
  const ui = usePlayerUi(running);
  const { subtitle, backHref, onBack, programme, zap, nextPicture, adFree, onReport } = props;
  const playNext = (props.nextTitle ?? asset.next_episode) ? props.playNext : undefined;

  useStageEvents(stage, running, ui.showShortcuts);
  const told = programme ? { title: programme.title, subtitle: title } : { title, subtitle };
  useMediaSession(running, { ...told, poster, playNext });

  return (
    <section
      ref={stage}
      className={css.stage}
      aria-label={t('player.label', { title })}
      tabIndex={-1}
      data-controls={areControlsShown ? 'shown' : 'hidden'}
    >
      <Screen screenRef={video} poster={poster} early={early} />
      {props.playBreak && <div ref={adWrapper} className={css.adWrapper} />}
      <PlayerSceneContext
        value={
          running && {
            ...ui.scene,
            asset,
            running,
            video,
            playNext,
            programme,
            zap,
            nextPicture,
            adFree,
            onReport,
          }
        }
      >
        <Suspense fallback={null}>
          <PlayerSkin
            title={title}
            subtitle={subtitle}
            ageLabel={ageLabel}
            backHref={backHref}
            onBack={onBack}
            isRunning={running !== undefined}
          />
        </Suspense>
      </PlayerSceneContext>
    </section>
  );
}

/** The picture. Its captions are text tracks that the engine makes and the skin draws, so it has no track of its own. */
function Screen({
  screenRef,
  poster,
  early,
}: {
  screenRef: RefObject<HTMLVideoElement | null>;
  poster: Picture | undefined;
  early: string | undefined;
}) {
  return createElement('video', {
    ref: screenRef,
    className: css.video,
    poster: poster && `${poster.url}/1280x720.webp`,
    playsInline: true,
    tabIndex: -1,
    'data-early': early,
    // It may play already.
    suppressHydrationWarning: true,
  });
}
