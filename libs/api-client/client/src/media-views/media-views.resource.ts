import { getMediaViewOperation, type MediaView } from '@foyer/contract';
import type { Client } from '../client.ts';

/** A page composed of blocks. @param alias - For example `main`. @throws {@link ApiError} 404 for an unknown one. */
export function getMediaView(
  client: Client,
  { alias }: { alias: string },
  signal?: AbortSignal,
): Promise<MediaView> {
  return client.call(getMediaViewOperation, { params: { alias } }, signal);
}
