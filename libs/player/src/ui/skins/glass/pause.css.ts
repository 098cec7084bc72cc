import { focusRing, text, vars } from '@foyer/ui/theme/vars';
import { globalStyle, style } from '@vanilla-extract/css';
import { twoLines } from '../shared/ad.styles.ts';
import * as shared from '../shared/pause.styles.ts';
import { captions, root as skin } from './glass.css.ts';
import { colors } from './glass.colors.ts';
import { round } from './glass.styles.ts';
import { card } from './next.css.ts';

const inlineSize = '32.5rem';

/** A plate at the foot, beside what stands in the middle. */
export const root = style({
  position: 'absolute',
  boxSizing: 'border-box',
  display: 'grid',
  gridTemplateColumns: '12.5rem minmax(0, 1fr) auto',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  gridTemplateAreas: '"picture law close" "picture words words"',
  columnGap: '1.25rem',
  padding: '.8125rem',
  border: `1px solid ${colors.hairline}`,
  borderRadius: vars.radius.panel,
  background: colors.panel,
  boxShadow: vars.shadow.panel,
  insetInlineEnd: '2rem',
  insetBlockEnd: '7.75rem',
  inlineSize,
  minBlockSize: '14rem',
  // The programme of a channel stands above the timeline.
  selectors: { '&:has(~ div [data-programme])': { insetBlockEnd: '11rem' } },
  '@container': {
    ...shared.placed,
    [shared.upright]: {
      ...shared.placed[shared.upright],
      gridTemplateColumns: '6rem minmax(0, 1fr) auto',
      columnGap: '.75rem',
      padding: '.5rem .5rem .5rem .75rem',
      insetBlockEnd: 'auto',
      minBlockSize: 0,
    },
    [shared.lying]: {
      ...shared.placed[shared.lying],
      gridTemplateColumns: '4rem minmax(0, 1fr) auto',
      columnGap: '.75rem',
      padding: '.25rem .25rem .25rem .5rem',
      minBlockSize: 0,
    },
  },
});
shared.keepCaptionsClear(skin, root, captions, `calc(${inlineSize} + 4.5rem)`);
// The card of what follows keeps its place.
globalStyle(`${skin}:has(${card}) ${root}`, {
  '@container': { [shared.roomy]: { insetInlineEnd: '26rem' } },
});

export const picture = style({
  ...shared.picture,
  gridArea: 'picture',
  borderRadius: vars.radius.card,
  '@container': {
    [shared.upright]: { alignSelf: 'start', marginBlockStart: '.5rem' },
    [shared.lying]: { alignSelf: 'start', marginBlockStart: '.5rem' },
  },
});
export const law = style({
  ...text('caption'),
  gridArea: 'law',
  margin: 0,
  paddingBlockStart: '.625rem',
  color: colors.quiet,
  overflowWrap: 'anywhere',
});
export const words = style({ gridArea: 'words', minInlineSize: 0, paddingInlineEnd: '1rem' });
export const title = style({
  ...text('title'),
  ...twoLines,
  fontSize: '1.25rem',
  fontWeight: 700,
  marginBlockStart: '.25rem',
  '@container': { [shared.upright]: { fontSize: '1rem' }, [shared.lying]: { fontSize: '1rem' } },
});
export const copy = style({
  ...text('body'),
  ...twoLines,
  fontSize: '.9375rem',
  marginBlockStart: '.25rem',
  color: colors.quiet,
  '@container': { [shared.lying]: { display: 'none' } },
});
export const owner = style({});
export const link = style({
  ...text('label'),
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.625rem',
  minBlockSize: vars.size.touch,
  marginBlockStart: '.625rem',
  paddingInline: '1.25rem',
  border: `1px solid ${colors.hairline}`,
  borderRadius: vars.radius.button,
  background: colors.press,
  color: 'inherit',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { ...focusRing, '&:hover': { borderColor: colors.quiet } },
  '@container': { [shared.lying]: { marginBlockStart: '.25rem' } },
});
export const close = style({
  ...round,
  gridArea: 'close',
  alignSelf: 'start',
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  selectors: { ...focusRing, '&:hover': { background: colors.press } },
});
