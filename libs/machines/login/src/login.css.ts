import { text, vars } from '@foyer/ui/theme/vars';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const form = style({ display: 'grid', gap: space.s3 });

/** Buttons as wide as the dialog stand one under another, those as wide as their words side by side. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s6}`,
  marginBlockStart: space.s2,
});

/** Words between two lines. */
export const divider = style({
  ...text('caption'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s4,
  inlineSize: '100%',
  color: color.t3,
  paddingBlock: space.s2,
  ':before': { content: '', flex: 1, borderBlockStart: `1px solid ${color.hairline}` },
  ':after': { content: '', flex: 1, borderBlockStart: `1px solid ${color.hairline}` },
});

export const withIcon = style({ display: 'inline-flex', alignItems: 'center', gap: space.s3 });

export const smallPrint = style({
  ...text('caption'),
  color: color.t3,
  marginBlockStart: space.s3,
  textWrap: 'pretty',
});

/** Under a line where the dialog is a page. */
export const smallPrintOnPage = style({
  paddingBlockStart: space.s4,
  marginBlockStart: space.s5,
  borderBlockStart: `1px solid ${color.hairline}`,
});

export const note = style({ ...text('body'), color: color.t2 });

export const error = style({ ...text('body'), color: color.danger });

/** For the browser's store of passwords only. */
export const account = style({ display: 'none' });

export const features = style({ display: 'grid', gap: space.s3, marginBlockEnd: space.s3 });

export const feature = style({
  ...text('body'),
  display: 'flex',
  alignItems: 'center',
  gap: space.s3,
});

export const featureIcon = style({ flex: 'none', display: 'grid', color: color.accent });
