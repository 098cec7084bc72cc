import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { fitWords, wideShares } from '../../parts/fit-words.ts';

const { color, radius, size, space, type } = vars;

/** About as high as the shelf that it stands for. */
const card = style({
  // Above the hero, whose foot reaches below it.
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s6,
  marginBlockStart: size.shelfGap,
  '@media': {
    [media.desktop]: { columnGap: space.s8 },
    [media.forced]: { border: '1px solid CanvasText' },
  },
});
const tracks = (start: string, end: string) =>
  ({ '@media': { [media.desktop]: { gridTemplateColumns: `${start} ${end}` } } }) as const;
export const invitation = styleVariants({
  lit: [
    card,
    {
      ...tracks('minmax(0, 2fr)', 'minmax(0, 3fr)'),
      padding: space.s6,
      borderRadius: radius.card,
      background: `radial-gradient(40rem 20rem at 80% 0, color-mix(in srgb, ${color.accent} 14%, transparent), transparent), ${color.surface1}`,
    },
  ],
  print: [
    card,
    {
      ...tracks('minmax(0, 3fr)', 'minmax(0, 2fr)'),
      paddingBlock: space.s6,
      borderBlock: `3px solid ${color.rule}`,
    },
  ],
});

/** Long words of the headline are set to its width. */
export const words = style({
  display: 'grid',
  gap: space.s3,
  minInlineSize: 0,
  containerType: 'inline-size',
});

const headingBase = style({ color: color.t1, overflowWrap: 'anywhere', textWrap: 'balance' });
export const heading = styleVariants({
  lit: [
    headingBase,
    { ...text('title'), selectors: fitWords(type.title.size, { narrow: wideShares }) },
  ],
  print: [headingBase, { ...text('heading'), selectors: fitWords(type.heading.size) }],
});
const textBase = style({ color: color.t2, overflowWrap: 'anywhere', textWrap: 'pretty' });
export const lead = styleVariants({
  lit: [textBase, { ...text('body') }],
  print: [textBase, { ...text('lead') }],
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.s3,
  marginBlockStart: space.s3,
});

export const covers = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  gap: space.s3,
});

const covered = style({ aspectRatio: '158 / 230', borderRadius: radius.thumb });
export const picture = style({ inlineSize: '100%', blockSize: '100%', borderRadius: 'inherit' });

/** A second of five each. COLD-008 */
const lit = keyframes({
  '0%, 20%': { filter: 'none' },
  '26%, 94%': { filter: 'blur(5px) brightness(.6)' },
});
/** On paper it is printed in colour, or it is not: nothing moves between. */
const inked = keyframes({ '0%': { filter: 'none' }, '20%, 100%': { filter: 'grayscale(1)' } });

export const cover = styleVariants({
  lit: [
    covered,
    {
      filter: 'blur(5px) brightness(.6)',
      '@media': { [media.lively]: { animation: `${lit} 5s linear infinite` } },
    },
  ],
  print: [
    covered,
    {
      filter: 'grayscale(1)',
      '@media': { [media.lively]: { animation: `${inked} 5s step-end infinite` } },
    },
  ],
});
for (const index of [1, 2, 3, 4, 5]) {
  globalStyle(`${covers} > :nth-child(${index})`, { animationDelay: `${index - 1}s` });
}
// It rests for who has stopped it, and for who is about to press something.
globalStyle(`${covers}[data-stopped] > *, section:focus-within > ${covers} > *`, {
  animationPlayState: 'paused',
});

/** Where nothing moves nothing is to be stopped. */
export const stop = style({
  position: 'absolute',
  insetInlineEnd: space.s2,
  insetBlockEnd: space.s2,
  '@media': { [media.calm]: { display: 'none' } },
});

/** Its words stand under those of the shelf, over the room that the shelf's cards have for their glow. */
export const again = style({
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  inlineSize: 'fit-content',
  marginBlockStart: space.s2,
  marginInlineStart: `calc(-1 * ${space.s6})`,
});

/** Where a choice leads: with room above it, for a notice and for what is before. COLD-006 */
export const place = style({ scrollMarginBlockStart: '20vh' });
