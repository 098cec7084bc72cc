import { channelPath, channelPlayerPath, type ProgrammeStart } from '../tv/tv-paths.ts';

/** The address of a channel's player: of the site's own, or of the one in other sites' pages. ROUTE-008, ROUTE-070 */
export function playerPathOf(
  { slug, isEmbedded }: { slug: string; isEmbedded: boolean },
  programme?: ProgrammeStart,
): string {
  const own = channelPlayerPath(slug, programme);
  if (!isEmbedded) return own;
  return `/embed${own.replace(`${channelPath(slug)}/player`, channelPath(slug))}`;
}
