import { useTranslate } from '@foyer/ui/i18n';
import {
  captionColors,
  captionPlates,
  captionSizes,
  type CaptionStyle,
  usualCaptionStyle,
} from '../captions/caption-style.ts';
import { ControlButton } from '../controls/control-button.tsx';
import { usePlayerScene } from '../player-context.ts';
import { OptionGroup } from './option-group.tsx';
import type { PanelFace } from './panel.types.ts';
import { ScreenHeading } from './screen-heading.tsx';

/** Size, colour and background of the captions, with a sample of them. */
export function CaptionStyleScreen({ face }: { face: PanelFace }) {
  const t = useTranslate('player');
  const { captionStyle: style, setCaptionStyle } = usePlayerScene();
  const { classes } = face;
  const change = (part: Partial<Record<keyof CaptionStyle, string>>) =>
    setCaptionStyle({ ...style, ...part } as CaptionStyle);
  const group = { face, isLabelShown: true };
  return (
    <>
      <ScreenHeading face={face} title={t('player.captionStyle')} backTo="subtitles" />
      <div
        className={classes.sample}
        data-size={style.size}
        data-color={style.color}
        data-plate={style.plate}
      >
        <span className={classes.sampleLine}>{t('player.captionSample')}</span>
      </div>
      <OptionGroup
        {...group}
        label={t('player.captionSize')}
        choices={captionSizes.map((id) => ({ id, title: t(`player.captionSizes.${id}`) }))}
        chosen={style.size}
        onChoose={(size) => change({ size })}
      />
      <OptionGroup
        {...group}
        label={t('player.captionColor')}
        choices={captionColors.map((id) => ({ id, title: t(`player.captionColors.${id}`) }))}
        chosen={style.color}
        onChoose={(color) => change({ color })}
      />
      <OptionGroup
        {...group}
        label={t('player.captionPlate')}
        choices={captionPlates.map((id) => ({ id, title: t(`player.captionPlates.${id}`) }))}
        chosen={style.plate}
        onChoose={(plate) => change({ plate })}
      />
      <ControlButton
        className={classes.action}
        name="caption_reset"
        onPress={() => setCaptionStyle(usualCaptionStyle)}
      >
        {t('player.captionReset')}
      </ControlButton>
    </>
  );
}
