import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/style.ts';

export const pageTop = style({ blockSize: vars.size.topBar });
