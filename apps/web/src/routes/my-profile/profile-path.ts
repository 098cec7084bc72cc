/** Path of the page of a profile. Spec 2 §2 */
export const profilePath = (id: string): string => `/my/profiles/${encodeURIComponent(id)}`;

/** Path of the page of a profile's channels. Spec 2 §2 */
export const profileChannelsPath = (id: string): string => `${profilePath(id)}/channels`;
