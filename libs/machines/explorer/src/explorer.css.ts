import { style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

/** Bar, list of states, drawing and panels: side by side where there is room, else one below the other. */
export const workbench = style({
  ...text('caption'),
  display: 'grid',
  gridTemplate:
    '"bar bar bar" auto "outline diagram panels" minmax(0, 1fr) / 230px minmax(0, 1fr) 320px',
  color: color.t1,
  background: color.page,
  fontSize: '13px',
  lineHeight: '18px',
  letterSpacing: 0,
  '@media': {
    '(max-width: 63.99em)': {
      gridTemplate: '"bar" auto "diagram" 60vh "panels" auto "outline" auto / minmax(0, 1fr)',
    },
  },
});

export const explorer = style([
  workbench,
  {
    blockSize: '100vh',
    '@media': { '(max-width: 63.99em)': { blockSize: 'auto' } },
  },
]);

/** Where the parts stand one below the other, the page scrolls and they do not. */
const stacked = { '(max-width: 63.99em)': { overflowY: 'visible' } } as const;

const column = style({
  overflowY: 'auto',
  minInlineSize: 0,
  background: color.page,
  '@media': stacked,
  selectors: focusRing,
});

export const outlineColumn = style({
  gridArea: 'outline',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  background: color.page,
  borderInlineEnd: `1px solid ${color.hairline}`,
});

/** The list moves under the chosen state's details, which stay in sight. */
export const outlineList = style({ flex: '1 1 0', minBlockSize: '35%', overflowY: 'auto' });

export const outlineDetails = style({
  flex: '0 1 auto',
  overflowY: 'auto',
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const diagramArea = style({ gridArea: 'diagram', minInlineSize: 0, minBlockSize: 0 });

export const panelsColumn = style([
  column,
  { gridArea: 'panels', borderInlineStart: `1px solid ${color.hairline}` },
]);

export const pending = style({ padding: space.s5, color: color.t2 });
