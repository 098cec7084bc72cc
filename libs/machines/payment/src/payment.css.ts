import { text, vars } from '@foyer/ui/theme/vars';
import { style, styleVariants } from '@vanilla-extract/css';

const { color, space } = vars;

export const step = style({ display: 'grid', gap: space.s5, ':focus': { outline: 'none' } });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.s3} ${space.s5}`,
});
export const note = style({ ...text('body'), color: color.t2, textWrap: 'pretty' });
export const error = style({ ...text('body'), color: color.danger });
export const smallPrint = style({ ...text('caption'), color: color.t2, textWrap: 'pretty' });

export const consentList = style({ display: 'grid', gap: space.s3, justifyItems: 'start' });

const list = style({ display: 'grid', gap: space.s3, margin: 0 });

/** A line in time, or a bill. */
export const terms = styleVariants({
  timeline: [
    list,
    { borderInlineStart: `2px solid ${color.accent}`, paddingInlineStart: space.s4 },
  ],
  table: [list, { borderBlockStart: `3px solid ${color.t1}`, paddingBlockStart: space.s3, gap: 0 }],
});

const row = style({ display: 'flex', flexWrap: 'wrap', columnGap: space.s4 });

export const termsRow = styleVariants({
  timeline: [row, { flexDirection: 'column-reverse' }],
  table: [
    row,
    {
      alignItems: 'baseline',
      justifyContent: 'space-between',
      paddingBlock: space.s3,
      borderBlockEnd: `1px solid ${color.hairline}`,
    },
  ],
});
export const when = style({ ...text('caption'), color: color.t2 });
export const sum = style({ ...text('rowTitle'), margin: 0, color: color.t1 });
