import type { KaraokeItemShort } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** The page of a song. ROUTE-032 */
export const songPath = ({ slug }: Pick<KaraokeItemShort, 'slug'>) =>
  sitePath(`/karaoke/${encodeURIComponent(slug)}`);
