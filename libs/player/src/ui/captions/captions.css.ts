import { style } from '@vanilla-extract/css';

/** What reaches from the top to where other words have their foot; long words push the room above them together. */
export const placed = style({
  display: 'flex',
  flexDirection: 'column',
  selectors: { '&&': { insetBlockStart: '4%' } },
});

export const cues = style({ flex: 'none', inlineSize: '100%' });
