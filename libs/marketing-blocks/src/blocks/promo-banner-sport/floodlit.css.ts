import { media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { fitWords } from '../../parts/fit-words.ts';

const { color, size, space, type } = vars;

const scrim = (opacity: number) => `rgba(${color.scrim}, ${opacity})`;

/** As the hero of a page, from edge to edge; it comes out of the page and goes back into it. */
export const stage = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'end',
  gap: space.s5,
  overflow: 'clip',
  minBlockSize: '32rem',
  marginBlockStart: size.shelfGap,
  padding: `${space.s10} ${size.gutterEnd} ${space.s7} ${size.gutterStart}`,
  '@media': {
    [media.desktop]: {
      // The numbers of the timer come with the service's time, and the words keep their width.
      gridTemplateColumns: 'minmax(0, 1fr) 24rem',
      alignItems: 'end',
      minBlockSize: 'min(38rem, 84svh)',
    },
  },
});

export const picture = style({
  position: 'absolute',
  inset: 0,
  zIndex: -2,
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    background: `linear-gradient(${color.page}, transparent 22%), linear-gradient(to top, ${color.page}, ${scrim(0.88)} 34%, ${scrim(0.72)} 52%, transparent 90%)`,
  },
});
globalStyle(`${picture} :is(picture, img)`, {
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

const sweep = keyframes({
  from: { transform: 'rotate(-38deg)', opacity: 0 },
  '30%': { opacity: 1 },
  to: { transform: 'rotate(16deg)', opacity: 1 },
});

/** A floodlight at the top, which turns with the scroll onto the field. */
export const beam = style({
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: '-12%',
  insetInlineStart: '62%',
  inlineSize: '60%',
  blockSize: '130%',
  background:
    'conic-gradient(from 166deg at 50% 0, transparent, rgba(255, 250, 235, .2) 14deg, transparent 28deg)',
  maskImage: 'linear-gradient(#000 35%, transparent 80%)',
  transform: 'rotate(16deg)',
  transformOrigin: '50% 0',
  pointerEvents: 'none',
  '@supports': {
    '(animation-timeline: view())': {
      '@media': {
        [media.lively]: {
          animation: `${sweep} linear both`,
          animationTimeline: 'view()',
          animationRange: 'entry 20% cover 55%',
        },
      },
    },
  },
  '@media': { [media.forced]: { display: 'none' } },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.s4,
  minInlineSize: 0,
  containerType: 'inline-size',
});
export const subtitle = style({ ...text('lead'), color: color.t1, overflowWrap: 'anywhere' });
export const heading = style({
  ...text('display'),
  color: color.t1,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: fitWords(type.display.size),
});

/** Below the words it begins where they do. */
export const timer = style({ '@media': { [media.desktop]: { paddingBlockEnd: space.s1 } } });
