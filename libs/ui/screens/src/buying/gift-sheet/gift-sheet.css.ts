import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

const lamp = `color-mix(in srgb, ${color.accent} 22%, transparent)`;

const box = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  maxInlineSize: '36rem',
  padding: space.s5,
  background: color.dialog,
} as const;

export const place = styleVariants({
  // The light is on, from above.
  panel: {
    ...box,
    border: `1px solid ${color.accent}`,
    borderRadius: radius.panel,
    backgroundImage: `radial-gradient(120% 90% at 12% 0, ${lamp}, transparent)`,
    '@media': { [media.tablet]: { padding: space.s6 } },
  },
  slip: {
    ...box,
    border: `2px dashed ${color.rule}`,
    '@media': { [media.tablet]: { padding: space.s7 } },
  },
});

/** On the line that is cut. */
export const fold = style({
  position: 'absolute',
  insetBlockStart: '-12px',
  insetInlineStart: space.s6,
  display: 'grid',
  paddingInline: space.s2,
  background: `linear-gradient(${color.page} 14px, transparent 0)`,
  color: color.t1,
});

export const title = styleVariants({
  panel: { ...text('label'), color: color.t2 },
  slip: { ...text('kicker'), color: color.accent },
});

export const value = styleVariants({
  // The face of the largest titles has no «₽».
  panel: {
    ...text('title'),
    fontSize: '3rem',
    lineHeight: '1.1',
    color: color.t1,
    overflowWrap: 'anywhere',
  },
  slip: { ...text('heading'), color: color.t1, overflowWrap: 'anywhere' },
});

export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });

const codeText = {
  ...text('title'),
  color: color.t1,
  // One press chooses all of it, where the clipboard is closed to pages.
  userSelect: 'all',
  overflowWrap: 'anywhere',
  letterSpacing: '.06em',
  fontVariantNumeric: 'tabular-nums',
} as const;

export const code = styleVariants({
  panel: codeText,
  slip: { ...codeText, paddingBlock: space.s2, borderBlock: `1px solid ${color.rule}` },
});
globalStyle(`${code.panel}, ${code.slip}`, { margin: 0 });
