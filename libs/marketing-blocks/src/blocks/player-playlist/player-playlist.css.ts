import { media, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(16rem, 1fr)' },
  },
});

/** The list has the last third, as high as the stage beside it. */
export const root = styleVariants({
  lit: [
    base,
    {
      borderRadius: radius.panel,
      background: color.surface1,
      '@media': { [media.desktop]: { overflow: 'clip' } },
    },
  ],
  print: [base, { gap: space.s4, '@media': { [media.desktop]: { columnGap: space.s6 } } }],
});

/** Beside the stage the list scrolls: it is as high as the stage. */
export const side = style({
  position: 'relative',
  minInlineSize: 0,
  minBlockSize: 0,
});

/** On a phone it stays while its list goes by; where the window is low, nothing would be left of the list. */
const sticks = {
  [media.phone]: {
    position: 'sticky',
    zIndex: 2,
    insetBlockStart: 0,
    inlineSize: 'auto',
    marginInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  },
  [media.low]: { position: 'relative' },
} as const;
export const stage = styleVariants({
  lit: { '@media': sticks },
  print: { '@media': sticks },
});
