import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const foot = style({ marginBlockStart: space.s5 });
