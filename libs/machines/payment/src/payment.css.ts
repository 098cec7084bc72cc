import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';

const { color, radius, size, space } = vars;

export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s6,
  ':focus': { outline: 'none' },
});

/** What belongs together in a step. */
export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.s3,
});

/** Other ways to pay, under their words. */
export const ways = style([part, { border: 0, minInlineSize: 0 }]);

/** A legend keeps its distance with padding: the gap of a grid does not hold for it. */
export const waysTitle = style({ paddingBlockEnd: space.s3 });

/** Parts of a bill begin under a heavy line. */
export const section = styleVariants({
  card: {},
  halves: { borderBlockStart: `3px solid ${color.rule}`, paddingBlockStart: space.s3 },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});

export const consentList = style({ display: 'grid', gap: space.s3, justifyItems: 'start' });

/** Buttons of what is celebrated stand side by side, as wide as their words. */
export const stageActions = styleVariants({
  card: [
    actions,
    {
      '@media': {
        [media.tablet]: { display: 'grid', gridAutoFlow: 'column', justifyContent: 'center' },
      },
    },
  ],
  halves: [actions],
});

/** The button, and how to stop beside or under it. On phones it stays in sight, 12 px above the edge. */
export const foot = styleVariants({
  card: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: space.s3,
    '@media': {
      [media.phone]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        marginInline: `calc(-1 * ${space.s2})`,
        paddingInline: space.s2,
        paddingBlock: space.s3,
        background: `linear-gradient(transparent, ${color.dialog} 12px)`,
      },
      [media.low]: { position: 'static' },
    },
  },
  halves: {
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: space.s4,
    '@media': {
      [media.phone]: {
        position: 'sticky',
        insetBlockEnd: 0,
        zIndex: 1,
        paddingBlock: space.s3,
        background: color.dialog,
        borderBlockStart: `1px solid ${color.hairline}`,
      },
      [media.tablet]: {
        flexDirection: 'row-reverse',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: space.s6,
      },
      [media.low]: { position: 'static' },
    },
  },
});

export const footActions = style([actions, { flexShrink: 0, maxInlineSize: '100%' }]);
export const footNote = style({ display: 'grid', gap: space.s1, minInlineSize: 0 });

export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });
const standfirst = style({ ...text('lead'), textWrap: 'pretty', maxInlineSize: '34em' });
/** Under the words of success: on the light of a lamp, or on paper. */
export const lead = styleVariants({
  card: [standfirst, { color: color.lead }],
  halves: [standfirst, { color: color.t2 }],
});
export const smallPrint = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });
export const kicker = style({ ...text('kicker'), color: color.accent });

/** Rows that are waited for, as high as they will be. */
export const waitingRows = style({ display: 'grid', gap: space.s2 });
export const waitingRow = style({ display: 'grid' });
globalStyle(`${waitingRow} > *`, { inlineSize: '100%', blockSize: '60px' });

/** The way back over a title, with an arrow. */
export const back = style({
  ...text('body'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  justifySelf: 'start',
  minBlockSize: size.touch,
  marginInlineEnd: size.touch,
  color: color.t2,
  cursor: 'pointer',
  textAlign: 'start',
  borderRadius: radius.badge,
  selectors: { ...focusRing, '&:active': { color: color.accent } },
  '@media': { [media.hover]: { selectors: { '&:hover:not(:active)': { color: color.t1 } } } },
});

const pass = keyframes({ from: { translate: '-100%' }, to: { translate: '250%' } });

/** In the place and size of the button that was pressed: words, and a bar that runs. */
export const waiting = style({
  ...text('label'),
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minBlockSize: size.controlDialog,
  paddingInline: space.s5,
  overflow: 'hidden',
  textAlign: 'center',
  color: color.t1,
  background: color.surface3,
  borderRadius: radius.button,
  '::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineStart: 0,
    inlineSize: '40%',
    blockSize: '3px',
    background: color.progressValue,
  },
  '@media': {
    [media.lively]: { '::after': { animation: `${pass} 1.8s linear infinite` } },
    [media.forced]: { border: '1px solid CanvasText', '::after': { background: 'Highlight' } },
  },
});

/** A plate with a sign: what the bank asks for. */
export const plate = styleVariants({
  card: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s4,
    alignItems: 'center',
    padding: space.s4,
    color: color.t1,
    background: color.surface2,
    borderRadius: radius.panel,
    boxShadow: `inset 0 0 0 1px ${color.hairline}`,
    '@media': { [media.forced]: { border: '1px solid CanvasText' } },
  },
  halves: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.s4,
    alignItems: 'center',
    paddingBlock: space.s4,
    borderBlock: `1px solid ${color.hairline}`,
  },
});
export const sign = style({ display: 'grid', color: color.accent });

/** As high as the code that comes late. */
export const codePlace = style({ display: 'grid', placeItems: 'center', minBlockSize: '208px' });
