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

export const stack = style({ display: 'grid', gap: space.s3 });

export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.s2 });

export const note = style({ color: color.t2 });

export const problem = style({ color: color.danger });

export const mono = style({ fontFamily: 'ui-monospace, monospace', fontSize: '12px' });

export const code = style([
  mono,
  {
    padding: space.s3,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    background: color.surface1,
    border: `1px solid ${color.hairline}`,
    borderRadius: radius.input,
  },
]);

export const button = style({
  minBlockSize: '28px',
  padding: `2px ${space.s3}`,
  color: color.t1,
  background: color.surface2,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  selectors: {
    ...focusRing,
    '&:hover:not(:disabled)': { background: color.surface3 },
    '&:disabled': { color: color.t3, borderColor: color.hairline, cursor: 'not-allowed' },
  },
});

export const field = style({ display: 'grid', gap: '2px', color: color.t2, minInlineSize: 0 });

export const input = style({
  minBlockSize: '28px',
  inlineSize: '100%',
  padding: `2px ${space.s2}`,
  color: color.t1,
  background: color.surface1,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  selectors: focusRing,
});

export const eventForm = style({
  display: 'grid',
  gap: space.s2,
  padding: space.s3,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.input,
});

export const branch = style({ paddingInlineStart: space.s3 });

export const entry = style({
  inlineSize: '100%',
  padding: '2px 6px',
  borderRadius: radius.input,
  overflowWrap: 'anywhere',
  selectors: {
    ...focusRing,
    '&:hover': { background: color.surface2 },
    '&[aria-current]': { fontWeight: 700, color: color.accent },
    '&[aria-pressed="true"]': { background: color.surface3 },
  },
});

export const log = style({
  display: 'grid',
  gap: '2px',
  listStyle: 'decimal',
  paddingInlineStart: '24px',
});
