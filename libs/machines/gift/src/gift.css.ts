import { text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, space } = vars;

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.s4,
});

/** As wide as the page lets it. */
export const wide = style({ inlineSize: '100%' });

/** Takes the focus when the button that led to a step is gone. */
export const heading = style({
  ...text('title'),
  color: color.t1,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});

export const note = style({
  ...text('body'),
  color: color.t2,
  maxInlineSize: '36rem',
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
globalStyle(`${note} a`, { color: color.t1, textDecoration: 'underline' });

/** Keeps its line, so that nothing moves when it is said what a press did. */
export const said = style({
  display: 'block',
  ...text('body'),
  color: color.t1,
  minBlockSize: '1.5em',
  maxInlineSize: '36rem',
  textWrap: 'pretty',
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  inlineSize: '100%',
  maxInlineSize: '36rem',
});
// Side by side where they fit, below each other on a narrow phone.
globalStyle(`${actions} > button`, { inlineSize: 'auto', flex: '1 1 auto' });
