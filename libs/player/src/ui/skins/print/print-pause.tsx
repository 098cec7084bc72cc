import { Icon } from '@foyer/ui/icon';
import { PauseBanner } from '../../ads/pause-banner.tsx';
import * as css from './pause.css.ts';

/** A sheet beside the film; it comes with the first pause that has one. Look 2 §2 "Pause banner" */
export const PrintPause = () => (
  <PauseBanner
    face={{
      classes: { ...css, text: css.copy },
      law: 'apart',
      linkSign: <Icon name="external" size={16} />,
      closeSign: <Icon name="close" size={20} />,
    }}
  />
);
