import { Icon } from '@foyer/ui/icon';
import { lazyPart } from '@foyer/ui/variants';
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
import { volumeIcons } from '../shared/volume-icons.ts';
import * as css from './glass.css.ts';
import * as bar from './bar.css.ts';
import * as next from './next.css.ts';
import * as panel from './panel.css.ts';
import * as programme from './programme.css.ts';
import * as timeline from './timeline.css.ts';

/** Signs on the picture, round and pill-shaped. Look §1 "Player" */
export default function GlassSkin(props: PlayerSkinProps) {
  return <SkinLayout {...props} parts={parts} />;
}

function Bar() {
  return (
    <div className={bar.bar}>
      <PlayButton className={bar.play}>{(face) => <Icon name={face} size={28} isOn />}</PlayButton>
      {([-1, 1] as const).map((direction) => (
        <SkipButton
          key={direction}
          direction={direction}
          className={`${bar.button} ${bar.wideOnly}`}
        >
          {(seconds) => (
            <>
              <Icon name={direction > 0 ? 'forward' : 'rewind'} size={28} />
              <span className={bar.step}>{seconds}</span>
            </>
          )}
        </SkipButton>
      ))}
      <MuteButton className={`${bar.button} ${bar.wideOnly}`}>
        {(face) => <Icon name={volumeIcons[face]} size={28} />}
      </MuteButton>
      <VolumeSlider className={bar.volume} />
      <TimeDisplay classes={{ root: bar.time, current: bar.timeCurrent, total: bar.timeTotal }} />
      <LiveButton edgeWord="live" className={bar.live}>
        {(isAtEdge, word) => (
          <span className={bar.liveBadge} data-edge={isAtEdge}>
            {word}
          </span>
        )}
      </LiveButton>
      <ZapButtons className={`${bar.button} ${bar.wideOnly}`}>
        {(way) => <Icon name={zapIcons[way]} size={28} />}
      </ZapButtons>
      <span className={bar.gap} />
      <NextButton className={bar.next}>
        {(word) => (
          <>
            <Icon name="next" size={20} isOn />
            {word}
          </>
        )}
      </NextButton>
      <PanelButton screen="subtitles" className={bar.button}>
        {(isOn) => <Icon name="captions" size={28} isOn={isOn} />}
      </PanelButton>
      <PanelButton screen="main" className={bar.button}>
        {(isOn) => <Icon name="settings" size={28} isOn={isOn} />}
      </PanelButton>
      <RemoteButton className={`${bar.button} ${bar.wideOnly}`}>
        {(isOn) => <Icon name="television" size={28} isOn={isOn} />}
      </RemoteButton>
      <PipButton className={`${bar.button} ${bar.wideOnly}`}>
        {(isOn) => <Icon name="pip" size={28} isOn={isOn} />}
      </PipButton>
      <FullscreenButton className={bar.button}>
        {(isOn) => <Icon name={isOn ? 'exit-fullscreen' : 'fullscreen'} size={28} />}
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
  countdown: <span className={next.ring} />,
  programme,
  waiting: <div className={css.ring} aria-busy />,
  backFace: () => <Icon name="back" size={28} />,
  bar: <Bar />,
  Ads: lazyPart(async () => (await import('./glass-ads.tsx')).GlassAds),
  Pause: lazyPart(async () => (await import('./glass-pause.tsx')).GlassPause),
  panel: (
    <SettingsPanel
      face={{
        classes: panel,
        signs: {
          ...panelSigns,
          icons: {
            quality: <Icon name="settings" />,
            speed: <Icon name="clock" />,
            subtitles: <Icon name="captions" />,
            audio: <Icon name="audio" />,
            report: <Icon name="flag" />,
            shortcuts: <Icon name="info" />,
          },
          close: <Icon name="close" size={16} />,
        },
      }}
    />
  ),
};
