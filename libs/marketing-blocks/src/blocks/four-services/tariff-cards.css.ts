import { media, text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space, type } = vars;

/** By how much the best one is taller than the others, at both of its ends. */
const rise = '16px';

/** A phone walks through them; the next one shows at its edge. */
export const cards = style({
  display: 'grid',
  alignItems: 'stretch',
  gap: space.s4,
  paddingBlock: rise,
  '@media': {
    [media.phone]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(84%, 20rem)',
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      margin: `0 calc(-1 * ${size.gutterEnd}) 0 calc(-1 * ${size.gutterStart})`,
      paddingInline: `${size.gutterStart} ${size.gutterEnd}`,
      scrollPaddingInline: `${size.gutterStart} ${size.gutterEnd}`,
    },
    [media.tablet]: { rowGap: space.s7 },
  },
});

/** So many beside each other, in two rows where there is no room. */
export const columns = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4 }, (count) => ({
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: count === 1 ? 'minmax(0, 26rem)' : 'repeat(2, minmax(0, 1fr))',
    },
    [media.desktop]: {
      gridTemplateColumns:
        count === 1
          ? 'minmax(0, 26rem)'
          : `repeat(${count}, minmax(0, ${count < 4 ? '24rem' : '1fr'}))`,
    },
  },
}));

export const cell = style({
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gap: space.s3,
  minInlineSize: 0,
  scrollSnapAlign: 'start',
});

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: space.s2,
  minInlineSize: 0,
  padding: space.s5,
  border: `1px solid ${color.hairline}`,
  borderRadius: radius.panel,
  background: color.surface1,
});

/** In the light of the lamp. */
export const best = style([
  card,
  {
    border: `2px solid ${color.accent}`,
    background: `radial-gradient(120% 70% at 70% 0%, color-mix(in srgb, ${color.accent} 22%, ${color.surface1}), color-mix(in srgb, ${color.accent} 6%, ${color.surface1}) 80%)`,
    boxShadow: `0 18px 60px -18px color-mix(in srgb, ${color.accent} 55%, transparent)`,
    '@media': {
      [media.desktop]: {
        marginBlock: `calc(-1 * ${rise})`,
        paddingBlock: `calc(${space.s5} + ${rise})`,
      },
      [media.forced]: { borderColor: 'Highlight' },
    },
  },
]);

/** A plate on the edge of its card; long words take more lines. */
export const badge = style({
  ...text('micro'),
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: space.s5,
  maxInlineSize: `calc(100% - 2 * ${space.s5})`,
  paddingBlock: '3px',
  paddingInline: space.s3,
  borderRadius: radius.badge,
  background: color.accent,
  color: color.onAccent,
  fontWeight: 700,
  transform: 'translateY(-50%)',
});

export const name = style({
  ...text('rowTitle'),
  fontSize: '1.1875rem',
  color: color.t1,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
});
export const note = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
export const price = style({
  ...text('heading'),
  fontFamily: type.rowTitle.family,
  fontWeight: 700,
  fontSize: '1.625rem',
  letterSpacing: '-0.01em',
  textTransform: 'none',
  color: color.t1,
  marginBlockStart: space.s3,
  textWrap: 'balance',
});
export const state = style({ ...text('caption'), color: color.t2 });
export const stateOn = style({ ...text('caption'), color: color.success });

export const features = style({
  display: 'grid',
  gap: space.s2,
  marginBlock: `${space.s4} ${space.s5}`,
});
export const feature = style({
  ...text('body'),
  display: 'flex',
  gap: space.s3,
  color: color.t1,
  overflowWrap: 'anywhere',
});
export const sign = style({ flex: 'none', color: color.t3 });
export const signLit = style({ flex: 'none', color: color.accent });

/** At the foot of its card, whatever stands over it. */
export const action = style({ marginBlockStart: 'auto', inlineSize: '100%' });
export const place = style({
  ...text('caption'),
  color: color.t2,
  textAlign: 'center',
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Cards beside each other are a comparison; a phone shows one at a time. */
export const compare = style({
  marginBlockStart: space.s5,
  '@media': { [media.tablet]: { display: 'none' } },
});
export const compareTitle = style({
  ...text('label'),
  display: 'flex',
  alignItems: 'center',
  minBlockSize: size.touch,
  color: color.accent,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
});
