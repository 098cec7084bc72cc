import { globalStyle } from '@vanilla-extract/css';

/** A picture with room for the banner beside what stands in its middle. */
export const roomy = '(min-width: 60rem) and (min-height: 30.01rem)';
/** One that is narrower than that: the banner is at its top. */
export const upright = '(max-width: 59.99rem) and (min-height: 30.01rem)';
/** A phone that lies: the banner is at its side. */
export const lying = '(max-height: 30rem)';
/** No banner fits beside the controls. */
const tooLow = '(max-height: 16rem)';

/** On a narrow picture: between the way back and the button in the middle; on a low one: at its side. */
export const placed = {
  [upright]: {
    insetBlockStart: '4rem',
    insetInline: '.75rem',
    inlineSize: 'auto',
    maxInlineSize: '28rem',
    marginInlineStart: 'auto',
    maxBlockSize: 'calc(50cqb - 7rem)',
    overflowY: 'auto',
  },
  [lying]: {
    insetBlock: '3.75rem 7.5rem',
    insetInlineEnd: '.75rem',
    inlineSize: 'calc(50cqi - 3.75rem)',
    maxInlineSize: '24rem',
    overflowY: 'auto',
  },
  [tooLow]: { display: 'none' },
} as const;

/** The creative: never larger than its own size, never cut. */
export const picture = {
  display: 'grid',
  // Without it the track would be as wide as the creative, and cut it.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  overflow: 'hidden',
  minInlineSize: 0,
} as const;

/**
 * Keeps captions out from under the banner.
 *
 * @param root - Class of all that lies on the picture.
 * @param banner - Class of the banner.
 * @param captions - Class of the captions.
 * @param width - Of the banner with what is beside it, where the picture is wide.
 */
export function keepCaptionsClear(
  root: string,
  banner: string,
  captions: string,
  width: string,
): void {
  globalStyle(`${root}:has(${banner}) ${captions}`, {
    '@container': {
      [roomy]: { insetInlineEnd: width },
      [lying]: { insetInlineEnd: 'calc(50cqi - 2rem)' },
    },
  });
}
