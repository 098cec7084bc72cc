import { style } from '@vanilla-extract/css';
import { focusRing, text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

/** What the workbench fits itself to: the window, or the part of it that the inspector has. */
export const frame = style({ containerType: 'inline-size', minInlineSize: 0 });

/** Room for three columns, and for two below the drawing. */
const isWide = '(min-width: 62em)';
const isMiddle = '(min-width: 30em)';

/** Bar, list of states, drawing and panels: side by side where there is room, else one below the other. */
export const workbench = style({
  ...text('caption'),
  display: 'grid',
  gridTemplate: '"bar" auto "diagram" 60vh "panels" auto "outline" auto / minmax(0, 1fr)',
  color: color.t1,
  background: color.page,
  fontSize: '13px',
  lineHeight: '18px',
  letterSpacing: 0,
  '@container': {
    [isMiddle]: {
      blockSize: '100%',
      gridTemplate:
        '"bar bar" auto "diagram diagram" minmax(0, 1fr) "outline panels" minmax(0, 1fr) / 2fr 3fr',
    },
    [isWide]: {
      gridTemplate:
        '"bar bar bar" auto "outline diagram panels" minmax(0, 1fr) / 230px minmax(0, 1fr) 320px',
    },
  },
});

/** The explorer's own page. */
export const page = style([frame, { blockSize: '100vh', overflowY: 'auto' }]);

const column = style({
  minInlineSize: 0,
  background: color.page,
  // Where the parts stand one below the other, the page scrolls and they do not.
  '@container': { [isMiddle]: { overflowY: 'auto' } },
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
