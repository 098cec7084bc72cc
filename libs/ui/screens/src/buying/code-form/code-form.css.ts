import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, text as typeOf, vars } from '@foyer/ui/theme/vars';
import { fitWords } from '@foyer/ui/print/fit';

const { color, radius, size, space, type } = vars;

const columns = (form: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${form}`, columnGap: space.s8 },
  },
});

export const page = styleVariants({
  panel: [
    columns('minmax(0, 420px)'),
    {
      position: 'relative',
      isolation: 'isolate',
      selectors: { '&[data-lit]': { paddingBlock: space.s9 } },
    },
  ],
  slip: columns('minmax(0, 1fr)'),
});

/** The picture, from edge to edge behind everything; words keep their contrast on the brightest one. */
export const light = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  zIndex: -1,
  overflow: 'clip',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${color.page}, transparent 24% 70%, ${color.page}), linear-gradient(to right, ${color.page} 20%, color-mix(in srgb, ${color.page} 45%, transparent) 70%, color-mix(in srgb, ${color.page} 60%, transparent))`,
  },
  '@media': {
    [media.compact]: { opacity: 0.5 },
    [media.forced]: { display: 'none' },
  },
});
globalStyle(`${light} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
globalStyle(`${light} > *`, { position: 'absolute', inset: 0 });

/** Titles shrink to their column. */
export const box = style({ containerType: 'inline-size', minInlineSize: 0 });

export const title = styleVariants({
  panel: {
    ...typeOf('displaySmall'),
    color: color.t1,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    paddingBlock: '.12em .06em',
    selectors: fitWords(type.displaySmall.size),
  },
  slip: {
    ...typeOf('heading'),
    color: color.t1,
    textWrap: 'balance',
    overflowWrap: 'break-word',
    selectors: fitWords('4.5rem'),
    '@media': { [media.compact]: { selectors: fitWords('2.625rem') } },
  },
});

const sentence = { color: color.t2, textWrap: 'pretty', overflowWrap: 'anywhere' } as const;

export const text = styleVariants({
  panel: {
    ...typeOf('reading'),
    ...sentence,
    maxInlineSize: '28rem',
    marginBlockStart: space.s4,
  },
  slip: { ...typeOf('lead'), ...sentence, maxInlineSize: '34rem', marginBlockStart: space.s3 },
});

const lamp = `color-mix(in srgb, ${color.accent} 22%, transparent)`;

export const frame = styleVariants({
  panel: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    padding: space.s5,
    background: color.dialog,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.panel,
    '@media': { [media.tablet]: { padding: space.s6 } },
    selectors: {
      // The light is on, from above.
      '&[data-done]': {
        borderColor: color.accent,
        backgroundImage: `radial-gradient(120% 90% at 12% 0, ${lamp}, transparent)`,
      },
    },
  },
  slip: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s4,
    padding: space.s5,
    paddingBlockStart: space.s6,
    background: color.dialog,
    border: `2px dashed ${color.rule}`,
    '@media': { [media.tablet]: { padding: space.s7 } },
    selectors: { '&[data-done]': { background: color.mark } },
  },
});

/** On the line that is cut. */
export const fold = style({
  position: 'absolute',
  insetBlockStart: '-12px',
  insetInlineStart: space.s6,
  display: 'grid',
  paddingInline: space.s2,
  // As far down as the dashes: the slip may have another colour below.
  background: `linear-gradient(${color.page} 14px, transparent 0)`,
  color: color.t1,
});

export const kicker = style({ ...typeOf('kicker'), color: color.accent });
