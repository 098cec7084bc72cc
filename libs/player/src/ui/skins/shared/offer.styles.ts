import { hiddenStage } from './skin.styles.ts';

/** Holds what the player offers above the timeline: to pass titles over, to go on with the next one. */
export const offers = {
  position: 'absolute',
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: '1rem',
  pointerEvents: 'none',
  selectors: { [`${hiddenStage} &`]: { insetBlockEnd: '1.5rem' } },
} as const;

/** The card or strip of what follows. */
export const nextCard = { boxSizing: 'border-box', pointerEvents: 'auto' } as const;

/** A small stage has no room for the picture of what follows. */
export const pictureOnLarge = { '@container': { '(max-height: 30rem)': { display: 'none' } } };

/** The switch of what follows: its row. */
export const switchRow = {
  display: 'flex',
  alignItems: 'center',
  gap: '.75rem',
  minBlockSize: '44px',
  cursor: 'pointer',
} as const;

/** The switch itself, with a knob that is drawn before it; a skin gives colours and corners. */
export const switchTrack = {
  position: 'relative',
  flex: 'none',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  boxSizing: 'border-box',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '.1875rem',
    inlineSize: '1rem',
    blockSize: '1rem',
    transform: 'translateY(-50%)',
    background: 'currentColor',
  },
} as const;

/** Where the knob stands when the switch is on. */
export const knobOn = { insetInlineStart: 'auto', insetInlineEnd: '.1875rem' } as const;
