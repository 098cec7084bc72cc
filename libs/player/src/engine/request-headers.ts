/** Who watches, for the media origin's own records. */
export interface PlaybackIdentity {
  /** The stored user id. ENGINE-015 */
  uid?: string | undefined;
  /** The session value that the server calls `san`. ENGINE-016 */
  san?: string | undefined;
}

/**
 * Numbers the manifest and segment requests of one playback. ENGINE-013 to ENGINE-016
 *
 * @returns A function that gives the headers of the next request. What is unknown is left out.
 */
export function createRequestHeaders(
  { uid, san }: PlaybackIdentity,
  playbackSession: string,
): () => Readonly<Record<string, string>> {
  let requests = 0;
  return () => {
    requests += 1;
    return {
      'x-rt-playback-session': playbackSession,
      'x-rt-playback-session-req-num': String(requests),
      ...(uid && { 'x-rt-uid': uid }),
      ...(san && { 'x-rt-san': san }),
    };
  };
}
