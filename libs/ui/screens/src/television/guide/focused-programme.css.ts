import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, size, space, type } = vars;

/** Of one height whatever it shows, so that the timeline under it stays where it is; higher for a reader who spaces text out. */
export const hero = style({
  position: 'relative',
  flex: 'none',
  display: 'none',
  minBlockSize: '18.5rem',
  overflow: 'clip',
  '@media': { [media.tablet]: { display: 'flex' } },
});

/** Fades into the page at its start and its foot. */
export const picture = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '56%',
  background: 'none',
  maskImage:
    'linear-gradient(to right, transparent, #000 52%), linear-gradient(to top, transparent, #000 46%)',
  maskComposite: 'intersect',
  selectors: {
    '&:dir(rtl)': {
      maskImage:
        'linear-gradient(to left, transparent, #000 52%), linear-gradient(to top, transparent, #000 46%)',
    },
  },
});

export const words = style({
  position: 'relative',
  alignSelf: 'end',
  // Ends where the picture is still dark.
  inlineSize: '50%',
  paddingInlineStart: size.gutterStart,
  paddingBlockEnd: space.s4,
});

export const when = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '1.75rem',
  fontSize: '.9375rem',
  color: color.t2,
  fontVariantNumeric: 'tabular-nums',
});

/** What the title is measured by. */
export const titleBox = style({ containerType: 'inline-size' });

const full = `min(${type.displaySmall.size}, 15cqi)`;

/** Smaller the longer it is; two lines of the smaller are as high as one of the full size. */
export const title = style({
  ...text('displaySmall'),
  fontSize: full,
  fontStretch: '62.5%',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // The marks over Й stand outside so tight a line.
  paddingBlock: '.12em .06em',
  selectors: {
    '&[data-step="2"]': { fontSize: `min(calc(${type.displaySmall.size} * .8), 9.5cqi)` },
    '&[data-step="3"]': {
      fontSize: `calc(${full} * .5)`,
      lineHeight: 1,
      paddingBlock: 0,
      WebkitLineClamp: 8,
    },
  },
});

export const facts = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '1.75rem',
  fontSize: '.9375rem',
  color: color.t2,
});

export const summary = style({
  fontSize: '.9375rem',
  lineHeight: 1.45,
  minBlockSize: '2.9em',
  color: color.lead,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 4,
  overflow: 'hidden',
});

export const actions = style({
  display: 'flex',
  gap: space.s3,
  marginBlockStart: space.s3,
});
