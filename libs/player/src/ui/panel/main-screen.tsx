import { useTranslate } from '@foyer/ui/i18n';
import { ControlButton } from '../controls/control-button.tsx';
import { usePlayerScene } from '../player-context.ts';
import type { OptionScreen, PanelFace } from './panel.types.ts';
import { useOptions } from './use-options.ts';
import { usePanel } from './use-panel.ts';

const screens: readonly OptionScreen[] = ['quality', 'speed', 'subtitles', 'audio'];

/** What can be set, and what can be done: quality, speed, tracks, a report, the keys. PLAYER-026, PLAYER-027 */
export function MainScreen({ face }: { face: PanelFace }) {
  const t = useTranslate('player');
  const panel = usePanel();
  const { onReport } = usePlayerScene();
  const { classes, signs } = face;
  return (
    <>
      <ControlButton className={classes.close} name="close" onPress={panel.close}>
        {signs.close}
        {t('player.closePanel')}
      </ControlButton>
      {screens.map((screen) => (
        <OptionRow key={screen} face={face} screen={screen} />
      ))}
      <div className={classes.divider} />
      {onReport && (
        <ControlButton
          className={classes.row}
          name="report"
          isStart
          onPress={() => panel.open('report')}
        >
          {signs.icons.report}
          <span className={classes.rowTitle}>{t('player.report')}</span>
          {signs.forward}
        </ControlButton>
      )}
      <ControlButton
        className={classes.row}
        name="shortcuts"
        isStart
        onPress={() => panel.open('shortcuts')}
      >
        {signs.icons.shortcuts}
        <span className={classes.rowTitle}>{t('player.shortcuts')}</span>
        {signs.forward}
      </ControlButton>
    </>
  );
}

/** Leads to a list, and says what is chosen there; nothing where there is nothing to choose. */
function OptionRow({ face, screen }: { face: PanelFace; screen: OptionScreen }) {
  const t = useTranslate('player');
  const panel = usePanel();
  const { choices, summary } = useOptions(screen);
  const { classes, signs } = face;
  if (choices.length < 2) return null;
  return (
    <ControlButton className={classes.row} name={screen} isStart onPress={() => panel.open(screen)}>
      {signs.icons[screen]}
      <span className={classes.rowTitle}>{t(`player.${screen}`)}</span>
      <span className={classes.rowValue}>{summary}</span>
      {signs.forward}
    </ControlButton>
  );
}
