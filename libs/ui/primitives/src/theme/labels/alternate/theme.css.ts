import { globalLabelTheme } from '../../global-label-theme.ts';
import { theme } from './theme.ts';

globalLabelTheme('alternate', theme);
