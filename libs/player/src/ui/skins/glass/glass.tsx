import { Icon } from '@foyer/ui/icon';
import { PlayButton } from '../../controls/play-button.tsx';
import { FullscreenButton, PanelButton, PipButton } from '../../controls/screen-buttons.tsx';
import { SettingsPanel } from '../../controls/settings-panel.tsx';
import { SkipButton } from '../../controls/skip-button.tsx';
import { TimeDisplay } from '../../controls/time-display.tsx';
import { MuteButton, VolumeSlider } from '../../controls/volume-control.tsx';
import type { PlayerSkinProps } from '../player-skin.ts';
import { panelSigns } from '../shared/panel-signs.tsx';
import { SkinLayout, type SkinParts } from '../shared/skin-layout.tsx';
import * as css from './glass.css.ts';
import * as panel from './panel.css.ts';
import * as timeline from './timeline.css.ts';

/** Signs on the picture, round and pill-shaped. Look §1 "Player" */
export default function GlassSkin(props: PlayerSkinProps) {
  return <SkinLayout {...props} parts={parts} />;
}

function Bar() {
  return (
    <div className={css.bar}>
      <PlayButton className={css.play}>{(face) => <Icon name={face} size={28} isOn />}</PlayButton>
      {([-1, 1] as const).map((direction) => (
        <SkipButton
          key={direction}
          direction={direction}
          className={`${css.button} ${css.wideOnly}`}
        >
          {(seconds) => (
            <>
              <Icon name={direction > 0 ? 'forward' : 'rewind'} size={28} />
              <span className={css.step}>{seconds}</span>
            </>
          )}
        </SkipButton>
      ))}
      <MuteButton className={`${css.button} ${css.wideOnly}`}>
        {(face) => <Icon name={volumeIcons[face]} size={28} />}
      </MuteButton>
      <VolumeSlider className={css.volume} />
      <TimeDisplay classes={{ root: css.time, current: css.timeCurrent, total: css.timeTotal }} />
      <span className={css.gap} />
      <PanelButton screen="subtitles" className={css.button}>
        {(isOn) => <Icon name="captions" size={28} isOn={isOn} />}
      </PanelButton>
      <PanelButton screen="main" className={css.button}>
        {(isOn) => <Icon name="settings" size={28} isOn={isOn} />}
      </PanelButton>
      <PipButton className={`${css.button} ${css.wideOnly}`}>
        {(isOn) => <Icon name="pip" size={28} isOn={isOn} />}
      </PipButton>
      <FullscreenButton className={css.button}>
        {(isOn) => <Icon name={isOn ? 'exit-fullscreen' : 'fullscreen'} size={28} />}
      </FullscreenButton>
    </div>
  );
}

const volumeIcons = { muted: 'muted', low: 'volume-low', high: 'volume' } as const;

const parts: SkinParts = {
  classes: css,
  timeline,
  waiting: <div className={css.ring} />,
  backFace: () => <Icon name="back" size={28} />,
  bar: <Bar />,
  panel: (
    <SettingsPanel
      classes={panel}
      signs={{
        ...panelSigns(panel.check),
        icons: {
          quality: <Icon name="settings" />,
          speed: <Icon name="clock" />,
          subtitles: <Icon name="captions" />,
          audio: <Icon name="audio" />,
        },
        close: <Icon name="close" size={16} />,
      }}
    />
  ),
};
