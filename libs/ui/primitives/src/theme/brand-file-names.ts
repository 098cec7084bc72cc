/** The pictures in a label's folder. `social.jpg` is what a shared link shows, 1200 by 630. */
export const brandFileNames = ['favicon.svg', 'logo.svg', 'social.jpg'] as const;

/** The name of a picture in a label's folder. */
export type BrandFileName = (typeof brandFileNames)[number];
