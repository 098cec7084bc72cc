import { useTranslate } from '@foyer/ui/i18n';
import { ControlButton } from '../controls/control-button.tsx';
import { OptionGroup } from './option-group.tsx';
import type { OptionScreen as Screen, PanelFace } from './panel.types.ts';
import { ScreenHeading } from './screen-heading.tsx';
import { useOptions } from './use-options.ts';
import { usePanel } from './use-panel.ts';

/** The list of one setting; below the subtitles is the way to how they look. */
export function OptionScreen({ face, screen }: { face: PanelFace; screen: Screen }) {
  const t = useTranslate('player');
  const panel = usePanel();
  const { choices, chosen, choose } = useOptions(screen);
  const title = t(`player.${screen}`);
  const { classes, signs } = face;
  return (
    <>
      <ScreenHeading face={face} title={title} />
      <OptionGroup face={face} label={title} choices={choices} chosen={chosen} onChoose={choose} />
      {screen === 'subtitles' && (
        <>
          <div className={classes.divider} />
          <ControlButton
            className={classes.row}
            name="caption_style"
            onPress={() => panel.open('captionStyle')}
          >
            <span className={classes.rowTitle}>{t('player.captionStyle')}</span>
            {signs.forward}
          </ControlButton>
        </>
      )}
    </>
  );
}
