/** When the viewer has closed a pause banner, by the browser's clock: the next title of the page stays without it, too. */
export const bannerRest = { closedAt: Number.NEGATIVE_INFINITY };
