import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';

const { color, size, space } = vars;

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s4,
  marginBlockStart: size.shelfGap,
});

/** Words are no wider than they can be read, so their headline stands beside them where there is room. */
export const titled = style([
  section,
  {
    '@media': {
      [media.desktop]: {
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
        columnGap: space.s8,
      },
    },
  },
]);

export const heading = style({ ...text('title'), color: color.t1, overflowWrap: 'anywhere' });

/** Words that may hold paragraphs, lists and links. */
export const words = style({
  ...text('reading'),
  display: 'grid',
  gap: space.s3,
  maxInlineSize: '42rem',
  color: color.t2,
  overflowWrap: 'anywhere',
  textWrap: 'pretty',
});
globalStyle(`${words} a`, { color: color.accent, textDecoration: 'underline' });
globalStyle(`${words} ul`, { listStyle: 'disc', paddingInlineStart: '1.2em' });
globalStyle(`${words} ol`, { listStyle: 'decimal', paddingInlineStart: '1.4em' });

export const small = style([words, { ...text('caption'), color: color.t3 }]);
