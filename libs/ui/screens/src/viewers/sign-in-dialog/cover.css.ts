import { style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

export { close, description, overlay, title } from '@foyer/ui/dialog/spread.css';

const { color, size, space } = vars;

/** The cover's share of the window, as on an opened magazine. */
const coverShare = '53.125%';

/** The whole window: the form's page, with room for the cover from a tablet's width. */
export const content = style({
  position: 'fixed',
  zIndex: vars.z.dialog,
  inset: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 420px)',
  alignContent: 'start',
  justifyContent: 'center',
  gap: space.s4,
  paddingInline: size.gutterStart,
  paddingBlock: `${space.s10} ${space.s8}`,
  background: color.dialog,
  color: color.t1,
  outline: 'none',
  '@media': {
    [media.desktop]: { paddingInlineStart: `calc(${coverShare} + ${space.s8})` },
    '(min-width: 64em) and (min-height: 45em)': { alignContent: 'center' },
  },
});

export const kicker = style({ ...text('kicker'), color: color.accent });

export const cover = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: coverShare,
      overflow: 'hidden',
    },
  },
});

export const coverPicture = style({ position: 'absolute', inset: 0 });

/** Words of the cover's foot stand on it in white. */
export const coverScrim = style({
  position: 'absolute',
  inset: 0,
  background:
    'linear-gradient(rgba(247, 247, 243, .72), rgba(247, 247, 243, 0) 22%), linear-gradient(transparent 58%, rgba(38, 18, 40, .62) 92%)',
});

export const head = style({
  position: 'absolute',
  insetInline: '40px',
  insetBlockStart: '28px',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.s5,
  color: color.t1,
});

export const brand = style({ ...text('brand'), fontSize: 'clamp(3.5rem, 7.4vw, 6.5rem)' });

export const issueDate = style({ ...text('caption'), fontSize: '.875rem', textAlign: 'end' });

export const coverWords = style({
  position: 'absolute',
  insetInline: '40px',
  insetBlockEnd: '28px',
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space.s5,
  ...text('caption'),
  fontSize: '.875rem',
  color: color.onAction,
});

export const coverTitle = style({
  ...text('title'),
  display: 'block',
  fontSize: '1.875rem',
  textWrap: 'balance',
});

export const coverFacts = style({ flexShrink: 0, maxInlineSize: '40%', textAlign: 'end' });
