import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/style.ts';

export const buttons = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.s3 });
