import { media, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, size, space } = vars;

const sectionBase = style({ marginBlockStart: size.shelfGap });
/** The headline beside its questions; or above letters to the editor, which stand in columns. */
export const section = styleVariants({
  lit: [
    sectionBase,
    {
      paddingBlock: space.s6,
      '@media': {
        [media.desktop]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
          columnGap: space.s8,
          alignItems: 'start',
        },
      },
    },
  ],
  print: [
    sectionBase,
    { paddingBlockStart: space.s4, borderBlockStart: `3px solid ${color.rule}` },
  ],
});

export const body = style({ display: 'grid', gap: space.s5, minInlineSize: 0 });
// As wide as its column.
globalStyle(`${body} > :first-child`, { maxInlineSize: 'none' });
