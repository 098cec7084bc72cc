import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, duration, easing, size } = vars;

/** Without script nothing is folded, because nothing could open it. */
const withScript = '(scripting: enabled)';

const base = style({ overflow: 'clip' });

const folded = (lines: number, onPhones: number) => ({
  '@media': {
    [withScript]: { selectors: { '&[data-folded]': { maxBlockSize: `${lines}lh` } } },
    [`${withScript} and ${media.phone}`]: {
      selectors: { '&[data-folded]': { maxBlockSize: `${onPhones}lh` } },
    },
  },
});

/** How much is seen of what is folded: a beginning, or most of it. */
export const fold = styleVariants({
  short: [base, folded(6, 4)],
  long: [base, folded(12, 8)],
});

/** Where words go on, they go out. */
export const fading = style({
  selectors: { '&[data-folded]': { maskImage: 'linear-gradient(#000 55%, transparent)' } },
  '@media': { [media.forced]: { selectors: { '&[data-folded]': { maskImage: 'none' } } } },
});

export const whole = style({ position: 'relative' });

export const more = style({
  ...text('label'),
  justifySelf: 'start',
  minBlockSize: size.touch,
  color: color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '.25em',
  cursor: 'pointer',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&:hover': { color: color.accentHover },
    // Over the lines that go out: what stands below keeps its place when it comes.
    '&[aria-expanded="false"]': { position: 'absolute', insetBlockEnd: 0, insetInlineStart: 0 },
  },
});
