import { Icon } from '@foyer/ui/icon';
import type { PanelSigns } from '../../panel/panel.types.ts';

/** The signs of the panel that every skin draws alike. */
export const panelSigns: Pick<PanelSigns, 'forward' | 'back' | 'check'> = {
  forward: <Icon name="chevron-end" size={16} />,
  back: <Icon name="chevron-start" size={16} />,
  check: <Icon name="check" size={20} />,
};
