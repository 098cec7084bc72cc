import { style } from '@vanilla-extract/css';
import { focusRing, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

/** The least size of what a finger presses; a mouse needs less, and a tester sees more. */
const forFingers = { '(pointer: coarse)': { minBlockSize: '44px' } };

export const button = style({
  minBlockSize: '28px',
  padding: `2px ${space.s3}`,
  color: color.t1,
  background: color.surface2,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  overflowWrap: 'anywhere',
  '@media': forFingers,
  selectors: {
    ...focusRing,
    '&:hover:not(:disabled)': { background: color.surface3 },
    '&[aria-pressed="true"]': {
      borderColor: color.accent,
      boxShadow: `inset 0 0 0 1px ${color.accent}`,
    },
    '&:disabled': { color: color.t3, borderColor: color.hairline, cursor: 'not-allowed' },
  },
});

export const smallButton = style([button, { fontSize: '12px' }]);

export const field = style({ display: 'grid', gap: '2px', color: color.t2, minInlineSize: 0 });

export const input = style({
  minBlockSize: '28px',
  inlineSize: '100%',
  padding: `2px ${space.s2}`,
  color: color.t1,
  background: color.surface1,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  '@media': forFingers,
  selectors: focusRing,
});

export const group = style({
  display: 'grid',
  gap: space.s2,
  minInlineSize: 0,
  padding: `0 0 0 ${space.s3}`,
  border: 0,
  borderInlineStart: `2px solid ${color.hairline}`,
});

export const legend = style({ padding: 0, color: color.t2, fontWeight: 600 });

export const row = style({ display: 'grid', gap: space.s2, justifyItems: 'stretch' });

export const note = style({ color: color.t2 });
