import { PEERS } from '../engine/limits.ts';
import { type OpenPeers, type PeerError, peerErrors, type PeerMeeting } from '../engine/peers.ts';
import type { openPeers } from './open-peers.ts';

/** What loading the library takes. */
export interface LoadPeersOptions {
  meeting: PeerMeeting;
  tell: (error: PeerError) => void;
  /** @default a chunk of ours, reading 24 */
  load?: () => Promise<{ openPeers: typeof openPeers }>;
}

const late = (ms: number) =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The peer library is late')), ms);
  });

/**
 * Downloads the peer library. ENGINE-024
 *
 * @returns What joins the other viewers; undefined where the library does not come in time. Both kinds of failure are
 * told and stop nothing. ENGINE-027, ENGINE-028
 */
export async function loadPeers({
  meeting,
  tell,
  load = () => import('./open-peers.ts'),
}: LoadPeersOptions): Promise<OpenPeers | undefined> {
  const library = await Promise.race([load(), late(PEERS.libraryPatienceMs)]).catch(() => {
    tell(peerErrors.load);
    return undefined;
  });
  if (!library) return undefined;
  const onFailure = () => tell(peerErrors.init);
  return (options) => {
    try {
      return library.openPeers({ ...meeting, ...options, onFailure });
    } catch {
      onFailure();
      return undefined;
    }
  };
}
