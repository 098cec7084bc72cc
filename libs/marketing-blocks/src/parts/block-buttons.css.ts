import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** Below each other where there is no room. */
export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s4 });
