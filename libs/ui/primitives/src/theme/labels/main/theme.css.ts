import { globalLabelTheme } from '../../global-label-theme.ts';
import { theme } from './theme.ts';

globalLabelTheme('main', theme);
