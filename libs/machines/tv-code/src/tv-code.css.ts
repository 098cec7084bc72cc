import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, space } = vars;

export const form = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  justifyItems: 'start',
});

export const field = style({ inlineSize: 'min(100%, 26rem)', minInlineSize: 0 });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});

/** How many places are left, beside the button. */
export const left = style({ ...text('caption'), color: color.t2 });

const words = { color: color.t2, textWrap: 'pretty', overflowWrap: 'anywhere' } as const;
export const note = style({ ...text('body'), ...words });

/** Words that are pressed begin where the field does. */
globalStyle(`${form} > button`, { paddingInline: 0, inlineSize: 'auto' });

/** What came of a code: a plate, or a row of the page between two rules. */
export const outcome = styleVariants({
  lamp: {
    display: 'grid',
    gap: space.s3,
    justifyItems: 'start',
    maxInlineSize: '26rem',
    padding: space.s5,
    borderRadius: radius.panel,
    border: `1px solid ${color.hairline}`,
    background: color.dialog,
    selectors: {
      '&[data-connected]': {
        borderColor: color.accent,
        backgroundImage: `radial-gradient(120% 90% at 12% 0, color-mix(in srgb, ${color.accent} 22%, transparent), transparent)`,
      },
    },
  },
  receipt: {
    display: 'grid',
    gap: space.s2,
    padding: space.s4,
    borderBlock: `1px solid ${color.hairline}`,
    '@media': {
      [media.tablet]: {
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        columnGap: space.s4,
        alignItems: 'center',
      },
    },
    selectors: { '&[data-connected]': { background: color.mark, borderColor: color.mark } },
  },
});

export const sign = style({
  color: color.danger,
  selectors: { '[data-connected] > &': { color: color.accent } },
});

/** Takes the focus. */
const heading = style({ color: color.t1, overflowWrap: 'anywhere', ':focus': { outline: 'none' } });

export const title = styleVariants({
  lamp: [heading, { ...text('rowTitle') }],
  receipt: [heading, { ...text('cardTitle') }],
});

/** On a plate as wide as it is; in a row of print below each other, so that the words keep their room. */
export const outcomeActions = styleVariants({
  lamp: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space.s2,
    inlineSize: '100%',
  },
  receipt: {
    display: 'grid',
    justifyItems: 'start',
    gap: space.s4,
    '@media': { [media.phone]: { marginBlockStart: space.s2 } },
  },
});
