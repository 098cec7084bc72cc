import { SEEK_STEP_SECONDS } from '@foyer/player-machine';
import { Icon, type IconName } from '@foyer/ui/icon';
import { useTranslate } from '@foyer/ui/i18n';
import { PlayButton } from '../../controls/play-button.tsx';
import { FullscreenButton, PanelButton, PipButton } from '../../controls/screen-buttons.tsx';
import { SettingsPanel } from '../../controls/settings-panel.tsx';
import { SkipButton } from '../../controls/skip-button.tsx';
import { TimeDisplay } from '../../controls/time-display.tsx';
import { MuteButton, VolumeSlider } from '../../controls/volume-control.tsx';
import type { PlayerSkinProps } from '../player-skin.ts';
import { panelSigns } from '../shared/panel-signs.tsx';
import { SkinLayout, type SkinParts } from '../shared/skin-layout.tsx';
import * as panel from './panel.css.ts';
import * as css from './print.css.ts';
import * as timeline from './timeline.css.ts';

/** Words on the picture, and a white sheet for settings. Look §2 "Player" */
export default function PrintSkin(props: PlayerSkinProps) {
  return <SkinLayout {...props} parts={parts} />;
}

/** A word, or its sign where words do not fit. */
function Word({ text, icon, isOn = false }: { text: string; icon: IconName; isOn?: boolean }) {
  return (
    <>
      <span className={css.wideOnly}>{text}</span>
      <span className={css.sign}>
        <Icon name={icon} size={24} isOn={isOn} />
      </span>
    </>
  );
}

function Skip({ direction }: { direction: 1 | -1 }) {
  const t = useTranslate('player');
  const name = direction > 0 ? 'player.forwardShort' : 'player.rewindShort';
  const word = t(name, { count: SEEK_STEP_SECONDS });
  return (
    <SkipButton direction={direction} word={word} className={`${css.button} ${css.wideOnly}`}>
      {() => word}
    </SkipButton>
  );
}

function Bar() {
  return (
    <div className={css.bar}>
      <PlayButton className={`${css.play} ${css.wideOnly}`}>{(_, label) => label}</PlayButton>
      <Skip direction={-1} />
      <Skip direction={1} />
      <MuteButton className={`${css.button} ${css.wideOnly}`}>{(_, label) => label}</MuteButton>
      <VolumeSlider className={css.volume} />
      <TimeDisplay classes={{ root: css.time, current: css.timeCurrent, total: css.timeTotal }} />
      <span className={css.gap} />
      <PanelButton screen="subtitles" className={css.button}>
        {(isOn, label) => <Word text={label} icon="captions" isOn={isOn} />}
      </PanelButton>
      <PanelButton screen="main" className={css.button}>
        {(_, label) => <Word text={label} icon="settings" />}
      </PanelButton>
      <PipButton className={`${css.button} ${css.wideOnly}`}>{(_, label) => label}</PipButton>
      <FullscreenButton className={css.button}>
        {(isOn, label) => <Word text={label} icon={isOn ? 'exit-fullscreen' : 'fullscreen'} />}
      </FullscreenButton>
    </div>
  );
}

const parts: SkinParts = {
  classes: css,
  timeline,
  waiting: <div className={css.waiting} />,
  backFace: (label) => (
    <>
      <Icon name="back" size={20} />
      <span className={css.wideOnly}>{label}</span>
    </>
  ),
  bar: <Bar />,
  sheet: (
    <SettingsPanel
      classes={panel}
      signs={{
        ...panelSigns(panel.check),
        icons: { quality: null, speed: null, subtitles: null, audio: null },
        close: <Icon name="close" size={20} />,
      }}
    />
  ),
};
