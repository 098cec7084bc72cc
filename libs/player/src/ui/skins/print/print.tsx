import { SEEK_STEP_SECONDS } from '@foyer/player-machine';
import { Icon } from '@foyer/ui/icon';
import { lazyPart } from '@foyer/ui/variants';
import { useTranslate } from '@foyer/ui/i18n';
import { LiveButton } from '../../controls/live-button.tsx';
import { NextButton } from '../../controls/next-button.tsx';
import { PlayButton } from '../../controls/play-button.tsx';
import {
  FullscreenButton,
  PanelButton,
  PipButton,
  RemoteButton,
} from '../../controls/screen-buttons.tsx';
import { SkipButton } from '../../controls/skip-button.tsx';
import { TimeDisplay } from '../../controls/time-display.tsx';
import { MuteButton, VolumeSlider } from '../../controls/volume-control.tsx';
import { ZapButtons } from '../../controls/zap-buttons.tsx';
import { SettingsPanel } from '../../panel/settings-panel.tsx';
import type { PlayerSkinProps } from '../player-skin.ts';
import { panelSigns } from '../shared/panel-signs.tsx';
import { SkinLayout, type SkinParts } from '../shared/skin-layout.tsx';
import * as bar from './bar.css.ts';
import * as next from './next.css.ts';
import * as panel from './panel.css.ts';
import * as css from './print.css.ts';
import * as programme from './programme.css.ts';
import * as timeline from './timeline.css.ts';
import { Word } from './word.tsx';

/** Words on the picture, and a white sheet for settings. Look §2 "Player" */
export default function PrintSkin(props: PlayerSkinProps) {
  return <SkinLayout {...props} parts={parts} />;
}

function Skip({ direction }: { direction: 1 | -1 }) {
  const t = useTranslate('player');
  const name = direction > 0 ? 'player.forwardShort' : 'player.rewindShort';
  const word = t(name, { count: SEEK_STEP_SECONDS });
  return (
    <SkipButton direction={direction} word={word} className={`${bar.button} ${bar.wideOnly}`}>
      {() => word}
    </SkipButton>
  );
}

function Bar() {
  return (
    <div className={bar.bar}>
      <PlayButton className={`${bar.play} ${bar.wideOnly}`}>{(_, label) => label}</PlayButton>
      <Skip direction={-1} />
      <Skip direction={1} />
      <MuteButton className={`${bar.button} ${bar.wideOnly}`}>{(_, label) => label}</MuteButton>
      <VolumeSlider className={bar.volume} />
      <TimeDisplay classes={{ root: bar.time, current: bar.timeCurrent, total: bar.timeTotal }} />
      <LiveButton edgeWord="liveNow" className={bar.live}>
        {(isAtEdge, word) => (
          <>
            <span className={bar.liveSquare} data-edge={isAtEdge} />
            {word}
          </>
        )}
      </LiveButton>
      <ZapButtons className={`${bar.button} ${bar.wideOnly}`}>
        {(way) => <Icon name={zapIcons[way]} size={24} />}
      </ZapButtons>
      <span className={bar.gap} />
      <NextButton className={`${bar.button} ${bar.wideOnly}`}>{(word) => word}</NextButton>
      <PanelButton screen="subtitles" className={bar.button}>
        {(isOn, label) => <Word text={label} icon="captions" isOn={isOn} />}
      </PanelButton>
      <PanelButton screen="main" className={bar.button}>
        {(_, label) => <Word text={label} icon="settings" />}
      </PanelButton>
      <RemoteButton className={bar.button}>
        {() => <Icon name="television" size={24} />}
      </RemoteButton>
      <PipButton className={`${bar.button} ${bar.wideOnly}`}>{(_, label) => label}</PipButton>
      <FullscreenButton className={bar.button}>
        {(isOn, label) => <Word text={label} icon={isOn ? 'exit-fullscreen' : 'fullscreen'} />}
      </FullscreenButton>
    </div>
  );
}

/** As on a remote control: up is the next channel. */
const zapIcons = { previous: 'chevron-down', next: 'chevron-up' } as const;

const parts: SkinParts = {
  classes: css,
  timeline,
  next,
  countdown: <span className={next.line} />,
  programme,
  waiting: <div className={css.waiting} aria-busy />,
  backFace: (label) => (
    <>
      <Icon name="back" size={20} />
      <span className={bar.wideOnly}>{label}</span>
    </>
  ),
  bar: <Bar />,
  Ads: lazyPart(async () => (await import('./print-ads.tsx')).PrintAds),
  Pause: lazyPart(async () => (await import('./print-pause.tsx')).PrintPause),
  sheet: (
    <SettingsPanel
      face={{
        classes: panel,
        signs: {
          ...panelSigns,
          icons: {
            quality: null,
            speed: null,
            subtitles: null,
            audio: null,
            report: null,
            shortcuts: null,
          },
          close: <Icon name="close" size={20} />,
        },
      }}
    />
  ),
};
