import { style } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, space } = vars;

export const explorer = style({
  ...text('caption'),
  display: 'grid',
  gridTemplate:
    '"bar bar bar" auto "outline diagram panels" minmax(0, 1fr) / 210px minmax(0, 1fr) 310px',
  blockSize: '100vh',
  color: color.t1,
  background: color.page,
  fontSize: '13px',
  lineHeight: '18px',
  letterSpacing: 0,
  '@media': {
    '(max-width: 63.99em)': {
      gridTemplate: '"bar" auto "diagram" 60vh "panels" auto "outline" auto / minmax(0, 1fr)',
      blockSize: 'auto',
    },
  },
});

const column = style({ overflowY: 'auto', minInlineSize: 0, background: color.page });

export const outlineColumn = style([
  column,
  { gridArea: 'outline', borderInlineEnd: `1px solid ${color.hairline}` },
]);

export const diagramArea = style({ gridArea: 'diagram', minInlineSize: 0, minBlockSize: 0 });

export const panelsColumn = style([
  column,
  { gridArea: 'panels', borderInlineStart: `1px solid ${color.hairline}` },
]);

export const pending = style({ padding: space.s5, color: color.t2 });
