/**
 * Descriptors that stretch a system face to the measure of ours, so that swapping moves nothing.
 *
 * @param width - Mean width of Russian text in our face against the system face.
 * @param ascent - Of our face, in em.
 * @param descent - Of our face, in em, positive.
 */
export function stretchedTo(width: number, ascent: number, descent: number) {
  const percent = (share: number) => `${(share * 100).toFixed(1)}%`;
  return {
    sizeAdjust: percent(width),
    ascentOverride: percent(ascent / width),
    descentOverride: percent(descent / width),
    lineGapOverride: '0%',
  };
}
