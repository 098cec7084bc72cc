import { globalStyle, style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '@foyer/ui/theme/vars';

const { color, radius, space } = vars;

export const canvasFrame = style({ display: 'flex', flexDirection: 'column', blockSize: '100%' });

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  padding: `${space.s1} ${space.s2}`,
  borderBlockEnd: `1px solid ${color.hairline}`,
});

export const canvas = style({
  flex: '1 1 0',
  minBlockSize: '200px',
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
    '--xy-minimap-background-color': color.surface1,
    '--xy-minimap-mask-background-color': `rgba(${color.scrim}, .4)`,
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
    '&[data-folded]': { boxShadow: `3px 3px 0 ${color.t3}` },
    '&[data-frame][data-active]': { background: color.surface1, borderStyle: 'solid' },
    '&[data-kind="parallel"]': { borderStyle: 'dashed' },
    '&[data-kind="final"]': { borderStyle: 'double', borderWidth: '3px' },
    '&[data-active]': { borderColor: color.accent, outline: `1px solid ${color.accent}` },
    '&[data-active]:not([data-frame])': { background: color.accent, color: color.onAccent },
    '&[data-kind="history"]': { borderStyle: 'dotted' },
    '&[data-selected]': { outline: `2px solid ${color.focusRing}`, outlineOffset: '2px' },
  },
});

export const foldButton = style({
  float: 'inline-end',
  minInlineSize: '24px',
  blockSize: '24px',
  marginBlockStart: '-2px',
  marginInlineEnd: '-12px',
  color: 'inherit',
  borderRadius: radius.input,
  selectors: { ...focusRing, '&:hover': { background: color.surface3, color: color.t1 } },
});

/** Where there is little room, the drawing needs it. */
export const miniMap = style({
  inlineSize: '140px',
  blockSize: '96px',
  border: `1px solid ${color.hairline}`,
  '@media': { '(max-width: 40em)': { display: 'none' } },
});
globalStyle(`${miniMap} svg`, { inlineSize: '100%', blockSize: '100%' });
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
