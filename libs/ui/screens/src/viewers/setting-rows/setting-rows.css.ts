import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media, vars } from '@foyer/ui/theme/vars';

const { color, radius, size, space } = vars;

const base = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A setting: a plate on a dark page, ruled on paper. */
export const setting = styleVariants({
  plate: [
    base,
    {
      paddingBlock: space.s2,
      paddingInline: space.s5,
      background: color.surface1,
      borderRadius: radius.card,
    },
  ],
  ruled: [base, { paddingBlock: space.s2, borderBlockEnd: `1px solid ${color.hairline}` }],
});

/** The settings of a section, one under another. */
export const settings = styleVariants({
  plate: { display: 'grid', gap: space.s2 },
  ruled: { display: 'grid', borderBlockStart: `1px solid ${color.rule}` },
});

/** Fields stand two in a row where they fit. */
export const fields = style({
  display: 'grid',
  gap: `${space.s4} ${space.s5}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

// Beside a field a button stands in its middle, whatever comes under the field.
globalStyle(`${fields} > button`, {
  '@media': {
    [media.tablet]: { marginBlockStart: `calc((${size.field} - ${size.controlDialog}) / 2)` },
  },
});

/** A picture before the words of a switch. */
export const pictured = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.s4,
  alignItems: 'center',
});

/** As round as a small picture of the label. */
export const picture = style({
  inlineSize: '44px',
  blockSize: '44px',
  borderRadius: radius.thumb,
  overflow: 'hidden',
});
