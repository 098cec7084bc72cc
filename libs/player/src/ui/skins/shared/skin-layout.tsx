import { Icon } from '@foyer/ui/icon';
import { useTranslate } from '@foyer/ui/i18n';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { Announcer } from '../../announcer.tsx';
import { AdAnnouncer } from '../../ads/ad-announcer.tsx';
import { ResumeLine } from '../../ads/resume-line.tsx';
import { Captions } from '../../captions/captions.tsx';
import { BackLink } from '../../controls/back-link.tsx';
import { MiddlePlay } from '../../controls/middle-play.tsx';
import { type NextClasses, NextCard } from '../../controls/next-card.tsx';
import { PassButton } from '../../controls/pass-button.tsx';
import { PlayButton } from '../../controls/play-button.tsx';
import { StatusLayer } from '../../controls/status-layer.tsx';
import { Surface } from '../../controls/surface.tsx';
import { SeekDelta } from '../../controls/time-display.tsx';
import { Timeline, type TimelineClasses } from '../../controls/timeline.tsx';
import { type ProgrammeClasses, ProgrammeBar } from '../../programme/programme-bar.tsx';
import { useEscapeOrder } from '../../use-escape-order.ts';
import { useKeptFocus } from '../../controls/use-kept-focus.ts';
import {
  useAdBreak,
  useControlsValue,
  usePauseBanner,
  usePlayerValue,
} from '../../player-context.ts';
import type { PlayerSkinProps } from '../player-skin.ts';
import type { SkinAdsProps } from './ad-layout.tsx';
import { firstWait } from './first-wait.css.ts';

/** Class names of {@link SkinLayout}. */
export type SkinClasses = Readonly<
  Record<
    | 'root'
    | 'header'
    | 'back'
    | 'titles'
    | 'title'
    | 'subtitle'
    | 'age'
    | 'surface'
    | 'scrim'
    | 'captions'
    | 'captionLine'
    | 'delta'
    | 'middle'
    | 'bigPlay'
    | 'status'
    | 'message'
    | 'messageTitle'
    | 'messageDetail'
    | 'messageButton'
    | 'foot'
    | 'offers'
    | 'pass',
    string
  >
>;

/** What tells one skin from another. */
export interface SkinParts {
  classes: SkinClasses;
  timeline: TimelineClasses;
  next: NextClasses;
  /** Drawn in the card of what follows, while its seconds run. */
  countdown?: ReactNode;
  programme: ProgrammeClasses;
  /** Shown while the viewer waits. */
  waiting: ReactNode;
  /** Face of the way back; `label` is its name, for skins that use words. */
  backFace: (label: string) => ReactNode;
  /** The row of buttons below the timeline. */
  bar: ReactNode;
  /** Advertising; it comes with the first break. */
  Ads: ComponentType<SkinAdsProps>;
  /** What a break leaves for a pause; it comes with the first of them. */
  Pause: ComponentType;
  /** The settings, where they stand among the controls and under the header. */
  panel?: ReactNode;
  /** The settings, where they cover the header. */
  sheet?: ReactNode;
}

/** Where the controls stand, whatever they look like; until the player runs, header and waiting only. */
export function SkinLayout({
  parts,
  isRunning,
  ...header
}: PlayerSkinProps & { parts: SkinParts }) {
  const { classes, waiting, sheet, Ads } = parts;
  const ads = { status: classes.status, waiting };
  const isAd = useAdBreak() !== undefined;
  const root = useKeptFocus(isRunning && !isAd);
  return (
    <div ref={root} className={classes.root} {...(isAd && { 'data-break': '' })}>
      {/* Before all else: what is on the screen is not the content. */}
      {isAd && (
        <Suspense>
          <Ads place="head" {...ads} />
        </Suspense>
      )}
      {/* First, as it stands at the top: Tab and screen readers come down from the way back to the controls. */}
      <Header parts={parts} isAd={isAd} {...header} />
      {isAd && (
        <Suspense fallback={<div className={classes.status}>{waiting}</div>}>
          <Ads place="controls" {...ads} />
        </Suspense>
      )}
      {isRunning && !isAd && <Controls {...parts} />}
      {!isRunning && (
        <div className={classes.status}>
          <div className={firstWait}>{waiting}</div>
        </div>
      )}
      {isRunning && !isAd && sheet}
      {isRunning && <AdAnnouncer />}
    </div>
  );
}

function Header({
  parts: { classes, backFace },
  isAd,
  title,
  subtitle,
  ageLabel,
  backHref,
  onBack,
}: Omit<PlayerSkinProps, 'isRunning'> & { parts: SkinParts; isAd: boolean }) {
  return (
    <header className={classes.header}>
      <BackLink href={backHref} onBack={onBack} className={classes.back}>
        {backFace}
      </BackLink>
      <div className={classes.titles}>
        <h1 className={classes.title}>{title}</h1>
        {isAd && <ResumeLine className={classes.subtitle} otherwise={subtitle} />}
        {!isAd && subtitle && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {ageLabel && <span className={classes.age}>{ageLabel}</span>}
    </header>
  );
}

function Controls({
  classes,
  timeline,
  next,
  countdown,
  programme,
  waiting,
  bar,
  panel,
  Pause,
}: SkinParts) {
  const t = useTranslate('player');
  const hasBanner = usePauseBanner() !== undefined;
  useEscapeOrder(
    useControlsValue(({ context }) => context.isPanelOpen),
    usePlayerValue(({ context }) => context.isFullscreen),
  );
  return (
    <>
      <Surface className={classes.surface} />
      <div className={classes.scrim} />
      {hasBanner && (
        <Suspense>
          <Pause />
        </Suspense>
      )}
      <Captions classes={{ root: classes.captions, line: classes.captionLine }} />
      <SeekDelta className={classes.delta}>
        {(seconds) =>
          t(seconds > 0 ? 'player.forwardShort' : 'player.rewindShort', {
            count: Math.abs(seconds),
          })
        }
      </SeekDelta>
      <MiddlePlay className={classes.middle}>
        <PlayButton className={classes.bigPlay}>
          {(face) => <Icon name={face} size={28} isOn />}
        </PlayButton>
      </MiddlePlay>
      <StatusLayer
        classes={{
          root: classes.status,
          message: classes.message,
          title: classes.messageTitle,
          detail: classes.messageDetail,
          button: classes.messageButton,
          bigButton: classes.bigPlay,
        }}
        spinner={waiting}
        renderFace={(name) => <Icon name={name} size={32} isOn />}
      />
      <div className={classes.offers}>
        <PassButton className={classes.pass} />
        <NextCard classes={next} countdown={countdown} />
      </div>
      <div className={classes.foot}>
        <ProgrammeBar classes={programme} />
        <Timeline classes={timeline} />
        {bar}
      </div>
      {panel}
      <Announcer />
    </>
  );
}
