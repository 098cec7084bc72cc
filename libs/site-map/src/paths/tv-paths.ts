import type { ProgrammeShort } from '@foyer/contract';
import { sitePath } from '../site-path.ts';

/** The list of channels, which is the guide as well. ROUTE-007 */
export const tvPath = sitePath('/tv');

/** A channel's page, by slug or id. ROUTE-004 */
export const channelPath = (slug: string) => sitePath(`${tvPath}/${encodeURIComponent(slug)}`);

/** What says which programme a player is to show. */
export type ProgrammeStart = Pick<ProgrammeShort, 'id' | 'start_time'>;

/** The address of a player of channels, told which programme it is to show. */
export function channelStart(path: string, programme?: ProgrammeStart): string {
  if (!programme) return path;
  const { id, start_time } = programme;
  return `${path}?${new URLSearchParams({ program: id, start_time: String(start_time) })}`;
}

/** A channel's player: live, or a programme from its beginning. ROUTE-008 */
export const channelPlayerPath = (slug: string, programme?: ProgrammeStart): string =>
  channelStart(sitePath(`${channelPath(slug)}/player`), programme);

/** The page of a show of a channel. ROUTE-006 */
export const showPath = ({ id, channel_info }: { id: string; channel_info: { slug: string } }) =>
  sitePath(`${channelPath(channel_info.slug)}/shows/${encodeURIComponent(id)}`);

/** The page of a show, opened at one of its showings. ROUTE-006 */
export const programmePath = ({
  id,
  original_id,
  channel_info,
}: Pick<ProgrammeShort, 'id' | 'original_id' | 'channel_info'>): string =>
  `${showPath({ id: original_id, channel_info })}?${new URLSearchParams({ program: id })}`;
