import type { PlayerAsset } from '@foyer/contract';

/** Names the stream of an asset in the same way for all its viewers: its path without what is each viewer's own. */
export function swarmOf({ urls, token }: Pick<PlayerAsset, 'urls' | 'token'>): string {
  const { pathname } = new URL(urls.hls, 'http://localhost');
  return token ? pathname.replace(token, '') : pathname;
}
