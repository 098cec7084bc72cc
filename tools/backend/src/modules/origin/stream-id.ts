/** What a stream of the media origin shows. */
export type Stream =
  | { kind: 'files'; folder: 'film' | 'film-protected' }
  /** The film with the words of a song, and with music to sing to. */
  | { kind: 'song'; songId: string }
  | { kind: 'live'; channelId: string }
  /** A programme; times in seconds since 1970. */
  | { kind: 'programme'; channelId: string; start: number; end: number };

/** The name of a stream in addresses. */
export function streamId(stream: Stream): string {
  if (stream.kind === 'files') return stream.folder;
  if (stream.kind === 'song') return `song-${stream.songId}`;
  if (stream.kind === 'live') return `live-${stream.channelId}`;
  return `catchup-${stream.channelId}-${stream.start}-${stream.end}`;
}

/** Reads the name of a stream; `undefined` for another name. */
export function readStreamId(id: string): Stream | undefined {
  if (id === 'film' || id === 'film-protected') return { kind: 'files', folder: id };
  const song = /^song-([\w-]+)$/.exec(id)?.[1];
  if (song !== undefined) return { kind: 'song', songId: song };
  const live = /^live-([\w-]+)$/.exec(id)?.[1];
  if (live !== undefined) return { kind: 'live', channelId: live };
  const [, channelId, start, end] = /^catchup-([\w-]+)-(\d{1,12})-(\d{1,12})$/.exec(id) ?? [];
  if (channelId === undefined) return undefined;
  return { kind: 'programme', channelId, start: Number(start), end: Number(end) };
}
