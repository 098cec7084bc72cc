import { style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

export const bar = style({
  gridArea: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  padding: `${space.s3} ${space.s4}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});

export const title = style({ ...text('label'), marginInlineEnd: 'auto' });

export const section = style({
  padding: `${space.s3} ${space.s4} ${space.s4}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});

export const heading = style({ fontWeight: 600, color: color.t2, marginBlockEnd: space.s2 });

export const stack = style({ display: 'grid', gap: space.s3, minInlineSize: 0 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s2 });

export const note = style({ color: color.t2 });

export const problem = style({ color: color.danger, padding: `${space.s2} ${space.s4}` });

export const mono = style({
  fontFamily: 'ui-monospace, monospace',
  fontSize: '12px',
  overflowWrap: 'anywhere',
});

export const code = style([
  mono,
  {
    padding: space.s3,
    whiteSpace: 'pre-wrap',
    background: color.surface1,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.input,
  },
]);

export const eventForm = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s3,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.input,
  minInlineSize: 0,
});

export const branch = style({ paddingInlineStart: space.s3 });

export const entryRow = style({ display: 'flex', alignItems: 'baseline', gap: space.s2 });

export const entry = style({
  flex: '1 1 auto',
  padding: '2px 6px',
  textAlign: 'start',
  borderRadius: radius.input,
  overflowWrap: 'anywhere',
  '@media': { '(pointer: coarse)': { minBlockSize: '44px' } },
  selectors: {
    ...focusRing,
    '&:hover': { background: color.surface2 },
    '&[aria-current]': { fontWeight: 700, color: color.accent },
    '&[aria-pressed="true"]': { background: color.surface3, color: color.t1 },
  },
});

export const mark = style({ fontSize: '11px', color: color.t2 });

export const plainList = style({ display: 'grid', gap: space.s2 });

export const log = style({
  display: 'grid',
  gap: '2px',
  listStyle: 'decimal',
  paddingInlineStart: '32px',
});
