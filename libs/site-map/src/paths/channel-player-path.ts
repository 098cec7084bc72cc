import { sitePath } from '../site-path.ts';
import { channelPath, channelPlayerPath, channelStart, type ProgrammeStart } from './tv-paths.ts';

/** The address of a channel's player: of the site's own, or of the one in other sites' pages. ROUTE-008, ROUTE-070 */
export function playerPathOf(
  { slug, isEmbedded }: { slug: string; isEmbedded: boolean },
  programme?: ProgrammeStart,
): string {
  if (!isEmbedded) return channelPlayerPath(slug, programme);
  return channelStart(sitePath(`/embed${channelPath(slug)}`), programme);
}
