import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** Beneath the stage. */
export const banner = style({ marginBlockStart: vars.size.cardGap });
