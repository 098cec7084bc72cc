import { ControlButton } from '../controls/control-button.tsx';
import type { AnyPanelScreen, PanelFace } from './panel.types.ts';
import { usePanel } from './use-panel.ts';

/** The first row of a screen: its name, and the way back. */
export function ScreenHeading({
  face: { classes, signs },
  title,
  backTo = 'main',
  onBack,
}: {
  face: PanelFace;
  title: string;
  /** @default 'main' */
  backTo?: AnyPanelScreen;
  /** Called before the screen changes. */
  onBack?: () => void;
}) {
  const panel = usePanel();
  return (
    <ControlButton
      className={classes.heading}
      name="back"
      isStart
      onPress={() => {
        onBack?.();
        panel.open(backTo);
      }}
    >
      {signs.back}
      {title}
    </ControlButton>
  );
}
