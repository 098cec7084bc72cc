import { vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, size } = vars;

const list = style({ display: 'flex', flexWrap: 'wrap' });

/** Tiles with a gap; or cells of one table, parted by lines. */
export const mosaic = styleVariants({
  lit: [list, { gap: size.cardGap }],
  print: [
    list,
    { borderBlockStart: `1px solid ${color.rule}`, borderInlineStart: `1px solid ${color.rule}` },
  ],
});
