import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';
import { fitWords } from '@foyer/ui/print/fit';
import { hairline } from '@foyer/ui/print/print.css';

const { color, size, space } = vars;

const mark = `1px solid ${color.t1}`;

export const room = style({
  paddingBlock: `${space.s7} ${space.s9}`,
  '@media': { [media.tablet]: { paddingBlock: `${space.s10} 120px` } },
});

/** A sheet as it comes from the proof press, with its corners marked for the knife. */
export const sheet = style({
  position: 'relative',
  containerType: 'inline-size',
  paddingBlock: space.s9,
  paddingInline: space.s6,
  '@media': { [media.desktop]: { paddingBlock: '96px', paddingInline: '98px' } },
});

const corner = {
  content: '""',
  position: 'absolute',
  inlineSize: '28px',
  blockSize: '28px',
  pointerEvents: 'none',
} as const;

/** Corner marks at the head of the sheet. */
export const head = style({
  selectors: {
    '&::before': {
      ...corner,
      insetBlockStart: 0,
      insetInlineStart: 0,
      borderBlockStart: mark,
      borderInlineStart: mark,
    },
    '&::after': {
      ...corner,
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderBlockStart: mark,
      borderInlineEnd: mark,
    },
  },
});

/** Corner marks at its foot. */
export const foot = style({
  selectors: {
    '&::before': {
      ...corner,
      insetBlockEnd: 0,
      insetInlineStart: 0,
      borderBlockEnd: mark,
      borderInlineStart: mark,
    },
    '&::after': {
      ...corner,
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      borderBlockEnd: mark,
      borderInlineEnd: mark,
    },
  },
});

export const heading = style({
  ...text('display'),
  maxInlineSize: '11em',
  overflowWrap: 'break-word',
  selectors: fitWords(vars.type.display.size),
});

export const advice = style({
  ...text('lead'),
  color: color.lead,
  maxInlineSize: '28em',
  marginBlockStart: space.s7,
});

/** Read out over the telephone: in the face whose figures are one width, and marked by one press. */
export const code = style({
  ...text('reading'),
  color: color.t3,
  marginBlockStart: space.s5,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
  marginBlockStart: size.cardGap,
});

export const instead = style({ marginBlockStart: space.s8, maxInlineSize: '28em' });

export const suggestion = style({
  ...text('title'),
  display: 'block',
  paddingBlock: space.s3,
  borderBlockEnd: hairline,
});
