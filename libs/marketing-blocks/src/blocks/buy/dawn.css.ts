import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, radius, size, space, type } = vars;

/** Words at the start, the card at the end, and the sky behind both from edge to edge. */
export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  paddingBlock: `${space.s9} ${space.s8}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 27rem)',
      columnGap: space.s8,
      alignItems: 'center',
      paddingBlock: space.s10,
    },
  },
});

/** Of the first light. */
const ember = `color-mix(in srgb, ${color.live} 42%, ${color.accent})`;

/** It gets light near the ground, and never so light that words on it could not be read. */
export const sky = style({
  position: 'absolute',
  insetBlock: 0,
  insetInline: `calc(-1 * ${size.gutterStart}) calc(-1 * ${size.gutterEnd})`,
  zIndex: -1,
  overflow: 'clip',
  background: `radial-gradient(64% 58% at 74% 82%, color-mix(in srgb, ${ember} 42%, transparent), transparent), linear-gradient(${color.page}, color-mix(in srgb, ${color.live} 14%, ${color.page}) 42%, color-mix(in srgb, ${ember} 24%, ${color.page}) 74%, ${color.page})`,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${color.page}, transparent 22% 78%, ${color.page})`,
  },
  selectors: {
    '&:has(picture)::after': {
      background: `linear-gradient(${color.page}, rgba(${color.scrim}, 0.72) 22% 78%, ${color.page})`,
    },
  },
  '@media': { [media.forced]: { display: 'none' } },
});
export const picture = style({ position: 'absolute', inset: 0 });
globalStyle(`${picture} img`, { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });

export const words = style({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.s3,
  minInlineSize: 0,
});
export const label = style({ ...text('kicker'), color: color.accent });
export const heading = style({
  ...text('display'),
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.display.size),
});
export const lead = style({ ...text('lead'), color: color.lead, maxInlineSize: '34rem' });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  minInlineSize: 0,
  padding: space.s5,
  borderRadius: radius.dialog,
  border: `1px solid ${color.hairline}`,
  background: color.dialog,
  boxShadow: '0 30px 80px -30px rgb(0 0 0 / 80%)',
});
export const note = style({ ...text('caption'), color: color.t2 });
