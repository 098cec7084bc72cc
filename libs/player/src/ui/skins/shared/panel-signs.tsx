import { Icon } from '@foyer/ui/icon';
import type { PanelSigns } from '../../controls/settings-panel.tsx';

/** The signs of the settings that every skin draws alike; `checkClass` is the class of the check. */
export function panelSigns(checkClass: string): Pick<PanelSigns, 'forward' | 'back' | 'check'> {
  return {
    forward: <Icon name="chevron-end" size={16} />,
    back: <Icon name="chevron-start" size={16} />,
    check: (
      <span className={checkClass}>
        <Icon name="check" size={20} />
      </span>
    ),
  };
}
