import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

/** The picture follows the words where there is room for both, else above them. */
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  '@container': {
    '(min-width: 44em)': {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gap: space.s8,
      alignItems: 'center',
    },
  },
});
export const words = style({ display: 'grid', gap: space.s4 });
export const picture = style({
  aspectRatio: '16 / 9',
  inlineSize: '100%',
  borderRadius: radius.card,
  '@container': { '(min-width: 44em)': { order: 1 } },
});
export const counter = style({ ...text('caption'), color: color.t2 });

export const strip = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space.s3,
  '@container': { '(max-width: 18em)': { gridAutoFlow: 'row' } },
});

/** Its bar is full for what was read, lit for what is read. */
export const mark = style({
  ...text('caption'),
  inlineSize: '100%',
  minBlockSize: size.control,
  paddingBlockEnd: space.s2,
  borderBlockEnd: `3px solid ${color.hairline}`,
  color: color.t2,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-done]': { borderBlockEndColor: color.accent },
    '&[aria-current]': { borderBlockEndColor: color.t1, color: color.t1 },
  },
});
