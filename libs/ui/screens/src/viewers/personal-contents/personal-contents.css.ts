import { style, styleVariants } from '@vanilla-extract/css';
import { focusRing, media, text, vars } from '@foyer/ui/theme/vars';
import { hairline } from '@foyer/ui/print/print.css';

const { color, duration, easing, radius, size, space } = vars;

const columns = (least: string, gap: string) => ({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}, 100%), 1fr))`,
  gap,
});

/** Plates on a dark page, three in a row at most; on paper two columns under one line. */
export const contents = styleVariants({
  plate: columns('22rem', space.s2),
  ruled: { ...columns('18rem', `0 ${space.s7}`), borderBlockStart: `1px solid ${color.rule}` },
});

const base = style({
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  blockSize: '100%',
  minBlockSize: size.control,
  paddingBlock: space.s4,
  color: color.t1,
  transition: `background-color ${duration.press} ${easing.out}`,
  selectors: { ...focusRing },
  '@media': { [media.calm]: { transition: 'none' } },
});

export const entry = styleVariants({
  plate: [
    base,
    {
      paddingInline: space.s5,
      background: color.surface1,
      borderRadius: radius.card,
      selectors: { '&:active': { background: color.surface4 } },
      '@media': {
        [media.hover]: { selectors: { '&:hover:not(:active)': { background: color.surface3 } } },
      },
    },
  ],
  ruled: [base, { borderBlockEnd: hairline }],
});

export const entrySign = style({ flex: 'none', display: 'grid', color: color.t2 });

export const entryWords = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  display: 'grid',
  gap: space.s1,
  overflowWrap: 'anywhere',
});

const titleLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.s3}`,
});

export const entryTitle = styleVariants({
  plate: [titleLine, { ...text('rowTitle') }],
  ruled: [titleLine, { ...text('title') }],
});

export const entryValue = style({ ...text('label'), color: color.accent });

export const entryNote = style({ ...text('caption'), color: color.t2 });

/** Only where the page has room beside its rows. */
export const sections = style({
  display: 'none',
  '@media': { [media.desktop]: { display: 'block' } },
});

export const sectionLink = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
  minBlockSize: '44px',
  paddingInline: space.s4,
  borderRadius: radius.card,
  color: color.t2,
  transition: `background-color ${duration.press} ${easing.out}, color ${duration.press} ${easing.out}`,
  selectors: {
    ...focusRing,
    '&[aria-current]': { background: color.surface1, color: color.t1 },
    '&:active': { background: color.surface3 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: color.t1 } } },
    [media.calm]: { transition: 'none' },
  },
});
