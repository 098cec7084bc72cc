import { globalStyle, style } from '@vanilla-extract/css';
import { media, text, vars } from '../../theme/style.ts';
import { broken } from '../artwork/artwork.css.ts';

const { color, duration, easing, size, space } = vars;

/** The heavy line above a section and under the masthead. */
export const strongRule = `3px solid ${color.rule}`;
/** A line of ink. */
export const rule = `1px solid ${color.rule}`;
/** A quiet line between rows. */
export const hairline = `1px solid ${color.hairline}`;

/** The column of the page: gutters at its sides, never wider than the look's widest page. */
export const column = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${size.contentMax} + ${size.gutterStart} + ${size.gutterEnd})`,
  marginInline: 'auto',
  paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
});

/** Text whose green underline draws from its start when the card or link around it is pointed at. */
export const drawn = style({
  backgroundImage: `linear-gradient(${color.accent}, ${color.accent})`,
  backgroundRepeat: 'no-repeat',
  backgroundPosition: '0 100%',
  backgroundSize: '0 2px',
  paddingBlockEnd: '1px',
  transition: `background-size ${duration.hover} ${easing.out}`,
});

/** Put on the card or link around {@link drawn} text. */
export const draws = style({});
globalStyle(`${draws}:hover ${drawn}, ${draws}:focus-within ${drawn}`, {
  '@media': {
    [media.hover]: { backgroundSize: '100% 2px' },
    [media.forced]: { textDecoration: 'underline' },
  },
});
globalStyle(`${draws}:active ${drawn}`, { color: color.accentHover });

/** A word to press: label type on a green line. */
export const word = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  color: color.t1,
  borderBlockEnd: `2px solid ${color.accent}`,
  paddingBlockEnd: '1px',
  position: 'relative',
  transition: `color ${duration.press} ${easing.out}`,
  selectors: {
    // The line stays a line; the finger gets its 44 px.
    '&::after': { content: '""', position: 'absolute', insetInline: 0, insetBlock: '-10px' },
    '&:active': { color: color.accentHover },
  },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.accent } } } },
});

/** The first button: white words on ink, square. */
export const inkButton = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.s3,
  minBlockSize: size.control,
  paddingInline: '28px',
  paddingBlock: space.s3,
  fontSize: '1rem',
  background: color.action,
  color: color.onAction,
  border: '1px solid transparent',
  borderRadius: vars.radius.button,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: { '&:active': { background: color.actionPressed } },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not(:active)': { background: color.actionHover } } },
  },
});

/** The line of green words above a title. */
export const kicker = style({ ...text('kicker'), color: color.accent });

/** Facts and credits. */
export const caption = style({ ...text('caption'), color: color.t3 });

/** Put on a picture whose place has a shape of its own; in a card, the ring of focus goes round it. */
export const frame = style({});
globalStyle(`${frame} > picture`, { blockSize: '100%' });
globalStyle(`${frame} ${broken}`, {
  alignItems: 'start',
  backgroundColor: color.skeleton,
  backgroundImage: 'none',
});

/**
 * A link that covers the card it stands in, so that all of the card is one target and the name is the title alone.
 * The ring goes round the card's {@link frame}.
 */
export const coveringLink = style({
  outline: 'none',
  selectors: { '&::before': { content: '""', position: 'absolute', inset: 0, zIndex: 1 } },
});

/** A card with one {@link coveringLink}. */
export const card = style({ position: 'relative' });
globalStyle(`${card}:has(${coveringLink}:focus-visible) ${frame}`, {
  outline: `${size.focusWidth} solid ${color.focusRing}`,
  outlineOffset: size.focusOffset,
  '@media': { [media.forced]: { outlineColor: 'Highlight' } },
});
