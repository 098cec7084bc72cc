import { sitePath } from '../site-path.ts';
/** Path of the page of a profile. Spec 2 §2 */
export const profilePath = (id: string) => sitePath(`/my/profiles/${encodeURIComponent(id)}`);

/** Path of the page of a profile's channels. Spec 2 §2 */
export const profileChannelsPath = (id: string) => sitePath(`${profilePath(id)}/channels`);
