import { globalStyle, style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

export const canvas = style({
  blockSize: '100%',
  minBlockSize: '320px',
  background: color.page,
  vars: {
    '--xy-background-color': color.page,
    '--xy-edge-stroke': color.t3,
    '--xy-edge-stroke-width': '1.25',
    '--xy-controls-button-background-color': color.surface2,
    '--xy-controls-button-background-color-hover': color.surface3,
    '--xy-controls-button-color': color.t1,
    '--xy-controls-button-color-hover': color.t1,
    '--xy-controls-button-border-color': color.hairline,
    '--xy-attribution-background-color': color.surface2,
  },
});
globalStyle(`${canvas} .react-flow__attribution a`, { color: color.t2 });
globalStyle(`${canvas} .react-flow__edge-path[data-open]`, {
  stroke: color.accent,
  strokeWidth: 2,
});
// Edges overflow a box of no width, which the base styles would make theirs: a picture that is not drawn.
globalStyle(`${canvas} .react-flow__edges svg`, { maxInlineSize: 'none' });
globalStyle(`${canvas} .react-flow__node`, { cursor: 'pointer' });

export const state = style({
  ...text('caption'),
  blockSize: '100%',
  padding: `6px ${space.s4}`,
  color: color.t1,
  background: color.surface2,
  border: `1px solid ${color.inputBorder}`,
  borderRadius: radius.input,
  '@media': {
    // Colours are the system's there, so the line alone says what is active.
    '(forced-colors: active)': { selectors: { '&[data-active]': { borderWidth: '4px' } } },
  },
  selectors: {
    '&[data-frame]': { background: color.surface1 },
    '&[data-frame][data-active]': { background: color.surface1, borderStyle: 'solid' },
    '&[data-kind="parallel"]': { borderStyle: 'dashed' },
    '&[data-kind="final"]': { borderStyle: 'double', borderWidth: '3px' },
    '&[data-active]': { borderColor: color.accent, outline: `1px solid ${color.accent}` },
    '&[data-active]:not([data-frame])': { background: color.accent, color: color.onAccent },
    '&[data-kind="history"]': { borderStyle: 'dotted' },
    '&[data-selected]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
});

export const stateName = style({ fontSize: '13px', lineHeight: '20px', fontWeight: 600 });

export const requirements = style({ display: 'flex', gap: '6px', lineHeight: '16px' });

export const requirement = style({ fontSize: '10px', whiteSpace: 'nowrap', letterSpacing: 0 });

export const trigger = style({
  ...text('caption'),
  position: 'absolute',
  zIndex: 101,
  fontSize: '11px',
  lineHeight: '16px',
  letterSpacing: 0,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  color: color.t2,
  pointerEvents: 'none',
  selectors: { '&[data-open]': { color: color.t1, fontWeight: 600 } },
});

export const notDrawn = style({ padding: space.s5, color: color.t2 });

export const hidden = style({ visibility: 'hidden' });
