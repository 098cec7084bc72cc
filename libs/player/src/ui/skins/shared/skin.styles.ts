import { text, vars } from '@foyer/ui/theme/vars';
import { globalStyle } from '@vanilla-extract/css';

/** The player while its controls are away. */
export const hiddenStage = '[data-controls="hidden"]';

/** What goes when the controls go. */
export const leaving = {
  selectors: { [`${hiddenStage} &`]: { opacity: 0, pointerEvents: 'none' } },
} as const;

/** Over the whole picture. */
export const cover = { position: 'absolute', inset: 0 } as const;

/** Dark at the top of the picture. */
export const darkAbove =
  'linear-gradient(to bottom, rgba(4,5,8,.78), rgba(4,5,8,.72) max(10%, 4.75rem), rgba(4,5,8,0) max(24%, 10rem))';

/** Dark below what stands at the bottom, whatever the height of the picture; `height` is that of the controls. */
export const darkBelow = (height: string) =>
  `linear-gradient(to top, rgba(4,5,8,.94), rgba(4,5,8,.72) max(14%, ${height}), rgba(4,5,8,0) max(38%, ${height} + 7rem))`;

/**
 * Dark at the top and the bottom of the picture, for what stands on it; the same in every label. Words on it keep
 * 4.5:1 over a white picture, also where that is low.
 */
export const scrim = {
  ...cover,
  pointerEvents: 'none',
  backgroundImage: `${darkBelow('7.5rem')}, ${darkAbove}`,
  selectors: {
    [`${hiddenStage} &`]: { opacity: 0, pointerEvents: 'none' },
    '&:has(~ div [data-programme])': { backgroundImage: `${darkBelow('11rem')}, ${darkAbove}` },
  },
} as const;

/** During advertising presses beside the controls are the advertisement's. */
export const passAdPresses = { selectors: { '&[data-break]': { pointerEvents: 'none' } } } as const;

/** All that lies on the picture. */
export const root = { ...cover, isolation: 'isolate' } as const;

/** Lies over what comes later. */
export const above = { zIndex: 1 } as const;

/** Way back and titles, along the top edge; over the controls, which come after them. */
export const header = {
  ...above,
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  pointerEvents: 'none',
} as const;

/** A title that is cut where it does not fit. */
export const oneLine = {
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** Timeline and buttons, along the bottom edge; goes with {@link passPresses}. */
export const foot = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  pointerEvents: 'none',
} as const;

/** Lets presses between the parts of the foot through to the picture, and all of them while it is away. */
export function passPresses(footClass: string): void {
  globalStyle(`${footClass} > *`, { pointerEvents: 'auto' });
  globalStyle(`${hiddenStage} ${footClass} > *`, { pointerEvents: 'none' });
}

/** Not on a narrow picture. */
export const wideOnly = (narrow: string) => ({ '@container': { [narrow]: { display: 'none' } } });

/** The phone's play button, in the middle of the picture. */
export const middle = (narrow: string) =>
  ({
    ...cover,
    display: 'none',
    placeItems: 'center',
    pointerEvents: 'none',
    '@container': { [narrow]: { display: 'grid' } },
  }) as const;

/** A button without the browser's looks; a skin gives the padding. */
export const bareButton = {
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
} as const;

/** The volume, as a range without the browser's looks. */
export const volume = {
  appearance: 'none',
  blockSize: vars.size.touch,
  margin: 0,
  background: 'none',
  cursor: 'pointer',
} as const;

/** The sum of a series of seek presses, at the side it leads to. */
export const delta = {
  position: 'absolute',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  pointerEvents: 'none',
  selectors: {
    '&[data-direction="back"]': { insetInlineStart: '12%' },
    '&[data-direction="ahead"]': { insetInlineEnd: '12%' },
  },
} as const;

/** Waiting, the end and errors, in the middle of the picture. */
export const status = {
  ...cover,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.25rem',
  padding: '1rem',
  textAlign: 'center',
  pointerEvents: 'none',
} as const;

/** The button below an error. */
export const messageButton = {
  ...text('label'),
  paddingInline: '1.5rem',
  border: 0,
  cursor: 'pointer',
} as const;
