import { style } from '@vanilla-extract/css';
import { vars } from '@foyer/ui/theme/vars';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
