import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s4,
  marginBlockStart: size.shelfGap,
});

export const strip = styleVariants({
  lit: [
    line,
    {
      padding: space.s5,
      background: `radial-gradient(22rem 12rem at ${space.s8} 50%, color-mix(in srgb, ${color.accent} 14%, transparent), transparent), ${color.surface2}`,
      borderRadius: radius.dialog,
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'auto minmax(0, 1fr) auto',
          columnGap: space.s5,
          paddingBlock: space.s4,
          paddingInline: `${space.s6} ${space.s4}`,
          borderRadius: radius.button,
        },
        [media.forced]: { border: '1px solid CanvasText' },
      },
    },
  ],
  print: [
    line,
    {
      paddingBlock: space.s5,
      borderBlock: `4px double ${color.rule}`,
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.s7 },
      },
    },
  ],
});

export const sign = style({ display: 'inline-flex', color: color.accent });

export const words = style({ display: 'grid', gap: space.s1, minInlineSize: 0 });

const headingBase = style({ color: color.t1, overflowWrap: 'anywhere', hyphens: 'auto' });
export const heading = styleVariants({
  lit: [headingBase, { ...text('title') }],
  print: [headingBase, { ...text('title') }],
});

const noteBase = style({ color: color.t2, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const note = styleVariants({
  lit: [noteBase, { ...text('body') }],
  print: [noteBase, { ...text('lead'), fontSize: '1.125rem' }],
});

export const foot = style({});
// On phones the button is as wide as the panel.
globalStyle(`${foot} > div`, { '@media': { [media.phone]: { display: 'grid' } } });
