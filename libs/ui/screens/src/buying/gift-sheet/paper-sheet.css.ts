import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { text, vars } from '@foyer/ui/theme/vars';

const { color, type } = vars;

// Paper is white and ink is black, whatever the colours of the label; lengths are those of paper.
const paper = '#ffffff';
const ink = '#000000';

const print = (rules: Parameters<typeof style>[0]) => ({ '@media': { print: rules as object } });

/** Not on a screen; on paper it stands in the place of the page. */
export const inPlaceOfPage = style({ display: 'none', ...print({ display: 'block' }) });
globalStyle(
  'body:has(> [data-paper]) > :not([data-paper])',
  print({ display: 'none !important' } as object),
);
globalStyle('html:has(> body > [data-paper]), body:has(> [data-paper])', {
  ...print({ background: paper, minBlockSize: 0, blockSize: 'auto', padding: 0, margin: 0 }),
});

const page = {
  display: 'grid',
  gap: '8mm',
  boxSizing: 'border-box',
  padding: '12mm',
  color: ink,
  background: paper,
  breakInside: 'avoid',
  // The light and the rules are the look; browsers leave backgrounds out otherwise.
  printColorAdjust: 'exact',
} as const;

export const sheet = styleVariants({
  panel: {
    ...page,
    borderRadius: '6mm',
    border: `.5mm solid ${color.accent}`,
    background: `radial-gradient(130mm 90mm at 50% 0, color-mix(in srgb, ${color.accent} 55%, ${paper}), ${paper}) ${paper}`,
    textAlign: 'center',
    justifyItems: 'center',
  },
  slip: { ...page, border: `.6mm dashed ${ink}` },
});

export const head = styleVariants({
  panel: {},
  slip: { paddingBlockEnd: '4mm', borderBlockEnd: `1mm double ${ink}` },
});
globalStyle(`${head.panel} *, ${head.slip} *`, { color: ink });

export const title = styleVariants({
  panel: { ...text('title'), color: ink },
  slip: { ...text('kicker'), color: ink },
});

const sum = { color: ink, fontSize: '22mm', lineHeight: '1.05', overflowWrap: 'anywhere' } as const;
export const value = styleVariants({
  // The face of the largest titles has no «₽».
  panel: { ...text('title'), ...sum },
  slip: { ...text('heading'), ...sum },
});

const box = { display: 'grid', gap: '3mm', padding: '7mm', color: ink } as const;
export const frame = styleVariants({
  panel: { ...box, border: `.6mm solid ${ink}`, borderRadius: '4mm', minInlineSize: '110mm' },
  slip: { ...box, border: `.4mm solid ${ink}` },
});

export const code = style({
  fontFamily: type.title.family,
  fontWeight: type.title.weight,
  fontSize: '10mm',
  lineHeight: '1.2',
  letterSpacing: '.08em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const list = style({
  ...text('reading'),
  color: ink,
  display: 'grid',
  gap: '2mm',
  textAlign: 'start',
  paddingInlineStart: '6mm',
});
globalStyle(`${list} > li`, { listStyle: 'decimal' });

export const foot = styleVariants({
  panel: { ...text('body'), color: ink },
  slip: {
    ...text('body'),
    color: ink,
    paddingBlockStart: '4mm',
    borderBlockStart: `.4mm solid ${ink}`,
  },
});
