/** The dark of the stage in every label. */
export const stageColor = '#040508';

/** Words and signs on a picture. */
export const white = '#ffffff';

/** Under a sign; dark enough over a white picture. */
export const plate = 'rgba(4, 5, 8, .62)';

/** A focus that shows on any picture. */
export const ring = {
  outline: `3px solid ${white}`,
  outlineOffset: '2px',
  boxShadow: `0 0 0 2px ${stageColor}`,
} as const;

/** Where a slide is an upright frame with room beside it; otherwise it fills the window. */
export const framed = '(min-width: 48em) and (min-height: 30em)';

/** Under a sign on the ground beside a frame. */
export const framedPlate = 'rgba(255, 255, 255, .12)';
