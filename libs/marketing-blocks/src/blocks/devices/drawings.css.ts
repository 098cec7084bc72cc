import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { drawnWords } from '../../parts/print-columns.ts';

const { color, size, space } = vars;

const columns = (count: number) => ({
  gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))`,
});

/** Up to six in one row of a wide page, and four in each where there are more. The drawings stand on one line. */
export const row = style({
  display: 'grid',
  ...columns(2),
  gap: `${space.s6} ${size.cardGap}`,
  '@media': {
    [media.tablet]: {
      ...columns(4),
      selectors: {
        '&[data-count="2"]': columns(2),
        '&:is([data-count="3"], [data-count="6"])': columns(3),
      },
    },
    [media.desktop]: {
      selectors: Object.fromEntries([3, 5, 6].map((n) => [`&&[data-count="${n}"]`, columns(n)])),
    },
  },
});
export const cell = style({ minInlineSize: 0 });

/** The drawing over a rule, its caption under it. */
export const figure = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });
export const drawing = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockEnd: space.s4,
  color: color.t1,
});
globalStyle(`${drawing} svg`, { inlineSize: '80px', blockSize: '80px', strokeWidth: 0.75 });

export const caption = style({
  display: 'grid',
  alignContent: 'start',
  gap: space.s1,
  flex: 1,
  paddingBlockStart: space.s3,
  borderBlockStart: `1px solid ${color.rule}`,
});
export const name = style({
  ...text('rowTitle'),
  color: color.t1,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
export const words = style(drawnWords);
