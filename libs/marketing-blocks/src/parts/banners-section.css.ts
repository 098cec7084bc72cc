import { vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

/** Banners without a headline over them. */
export const alone = style({ marginBlockStart: vars.size.shelfGap });
