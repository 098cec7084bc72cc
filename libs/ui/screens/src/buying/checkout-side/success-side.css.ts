import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { media, text, vars } from '@foyer/ui/theme/vars';

const { color, duration, easing, radius, size, space, type } = vars;

const glow = (share: string) => `color-mix(in srgb, ${color.accent} ${share}, transparent)`;
const goOn = keyframes({ from: { opacity: 0 } });
const comes = {
  '@media': { [media.lively]: { animation: `${goOn} ${duration.dissolve} ${easing.out} both` } },
} as const;

/** The dark house, whose lamp has gone on. Decoration behind the words. */
export const stage = style({
  position: 'absolute',
  inset: 0,
  overflow: 'clip',
  background: `radial-gradient(60% 50% at 50% 0, ${glow('10%')}, transparent), ${color.page}`,
});

/** The light that falls from the lamp. */
export const beam = style({
  ...comes,
  position: 'absolute',
  insetBlock: 'clamp(28px, 7vh, 60px) 0',
  insetInlineStart: '50%',
  translate: '-50%',
  inlineSize: 'min(860px, 180vw)',
  clipPath: 'polygon(48% 0, 52% 0, 100% 100%, 0 100%)',
  background: `linear-gradient(${glow('42%')}, ${glow('14%')} 60%, ${glow('6%')})`,
  '@media': { ...comes['@media'], [media.forced]: { display: 'none' } },
});

export const bulb = style({
  position: 'absolute',
  insetBlockStart: 'clamp(24px, 6.6vh, 56px)',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: radius.round,
  background: `radial-gradient(circle, ${color.t1} 22%, ${color.accent} 28%)`,
  boxShadow: `0 0 48px 8px ${glow('55%')}`,
  '@media': { [media.forced]: { display: 'none' } },
});

/** The picture of what was bought, in the light. */
export const lit = style({
  position: 'absolute',
  insetBlockEnd: '-72px',
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: '196px',
  blockSize: '286px',
  overflow: 'hidden',
  borderRadius: radius.card,
  border: `3px solid ${color.t1}`,
  boxShadow: `0 0 90px -4px ${glow('60%')}`,
  '@media': {
    // Where words need the room there is no picture.
    '(max-height: 43.99em)': { display: 'none' },
  },
});

/** The facing page in the colour of what calls for the eye. */
export const ground = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space.s6,
  paddingInline: size.gutterStart,
  paddingBlock: space.s5,
  background: color.mark,
  '@media': {
    [media.tablet]: { paddingInline: space.s8 },
    [media.desktop]: {
      paddingInline: `${size.gutterStart} ${space.s8}`,
      paddingBlock: space.s7,
    },
  },
});

export const masthead = style({
  ...text('brand'),
  fontSize: '2.125rem',
  lineHeight: '1',
  '@media': { [media.desktop]: { fontSize: '3.5rem' } },
});

const tooth = '16px';
const torn = `conic-gradient(from 135deg at 50% 0, transparent 90deg, #000 0) 50% 100% / ${tooth} 8px repeat-x, linear-gradient(#000 0 0) 0 0 / 100% calc(100% - 8px) no-repeat`;

/** The bill: three edges of ink, the fourth torn off. */
export const bill = style({
  alignSelf: 'center',
  justifySelf: 'center',
  inlineSize: 'min(100%, 470px)',
  padding: space.s6,
  paddingBlockEnd: `calc(${space.s6} + 8px)`,
  background: color.dialog,
  border: `1px solid ${color.rule}`,
  borderBlockEnd: 0,
  mask: torn,
  '@media': {
    [media.lively]: { animation: `${goOn} ${duration.dialog} ${easing.out} both` },
    [media.forced]: { mask: 'none', borderBlockEnd: '1px dashed CanvasText' },
  },
});

/** In the ink of the bill. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  blockSize: 'min(200px, 24vh)',
  marginBlockEnd: space.s4,
  filter: 'grayscale(1)',
});

globalStyle(`:is(${picture}, ${lit}) > *`, {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const rows = style({ display: 'grid', margin: 0 });

export const row = style({
  ...text('body'),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: space.s4,
  paddingBlock: space.s5,
  borderBlockEnd: `1px solid ${color.hairline}`,
});

export const sum = style({
  margin: 0,
  fontFamily: type.title.family,
  fontSize: '1.25rem',
  whiteSpace: 'nowrap',
});
