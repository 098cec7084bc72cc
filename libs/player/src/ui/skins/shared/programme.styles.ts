/** What a channel shows, in a row above the timeline. */
export const root = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '1rem',
} as const;

/** From when, how much is gone, until when. */
export const times = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '.5rem',
  whiteSpace: 'nowrap',
} as const;

/** The line between the times. */
export const line = { inlineSize: '6rem', overflow: 'hidden' } as const;
