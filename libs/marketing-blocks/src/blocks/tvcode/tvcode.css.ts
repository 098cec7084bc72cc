import { media, text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';
import { fitWords, wideShares } from '../../parts/fit-words.ts';

const { color, radius, size, space, type } = vars;

const stack = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
} as const;

/** In the middle of the page, as on the screen of a television; or between rules, the words beside the form. */
export const place = styleVariants({
  lit: {
    ...stack,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'minmax(0, 31rem)',
        justifyContent: 'center',
        textAlign: 'center',
      },
    },
  },
  print: {
    ...stack,
    alignItems: 'center',
    paddingBlock: space.s6,
    borderBlock: `3px double ${color.rule}`,
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
        columnGap: space.s8,
      },
    },
  },
});

/** A lit panel, as wide as the places and the room around them. */
export const form = styleVariants({
  lit: {
    minInlineSize: 0,
    textAlign: 'start',
    padding: space.s6,
    borderRadius: radius.panel,
    background: `radial-gradient(28rem 18rem at 80% 0, color-mix(in srgb, ${color.accent} 16%, transparent), transparent), ${color.surface1}`,
    '@media': {
      [media.phone]: { padding: space.s4 },
      [media.forced]: { border: '1px solid CanvasText' },
    },
  },
  print: { minInlineSize: 0 },
});

/** Long words of the headline are set to its width. */
export const head = style({ containerType: 'inline-size', minInlineSize: 0 });

export const heading = style({
  ...text('heading'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.heading.size, { narrow: wideShares }),
});

export const words = style({
  ...text('lead'),
  display: 'grid',
  gap: space.s3,
  marginBlockStart: space.s3,
  maxInlineSize: '34rem',
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
