import type Hls from 'hls.js';
import { Events, type Fragment, type Level, type LevelDetails, type MediaPlaylist } from 'hls.js';
import type { Segment, StreamType } from 'p2p-media-loader-core';
import type { PeerDelivery } from '../../engine/peers.ts';

/** Names a segment by its address, which is the viewer's own; to others it goes by its number. */
export function peerSegmentId({ url, byteRange }: Pick<Fragment, 'url' | 'byteRange'>): string {
  return byteRange.length > 0 ? `${url}|${byteRange.join('-')}` : url;
}

/** Names a rendition in the same way for all viewers: not by its address, which is each viewer's own. */
const levelKey = ({ bitrate, width, height, videoCodec, audioCodec }: Level) =>
  ['main', bitrate, width, height, videoCodec, audioCodec].join('-');

const audioKey = ({ groupId, lang, name, audioCodec }: MediaPlaylist) =>
  ['audio', groupId, lang, name, audioCodec].join('-');

function segmentOf(fragment: Fragment): Segment | undefined {
  const { url, sn, start, end, byteRange } = fragment;
  if (sn === 'initSegment') return undefined;
  const [from, to] = byteRange;
  return {
    runtimeId: peerSegmentId(fragment),
    externalId: sn,
    url,
    startTime: start,
    endTime: end,
    ...(from !== undefined && to !== undefined && { byteRange: { start: from, end: to - 1 } }),
  };
}

/**
 * Tells peer delivery what hls.js knows: renditions, segments, and where playback stands.
 *
 * @returns Stops telling.
 */
export function feedPeers(
  hls: Hls,
  video: HTMLVideoElement,
  { core }: Pick<PeerDelivery, 'core'>,
): () => void {
  const update = (type: StreamType, key: string, { fragments, live }: LevelDetails) => {
    core.setIsLive(live);
    core.addStreamIfNoneExists({ runtimeId: key, type, index: key });
    const segments = fragments.flatMap((fragment) => segmentOf(fragment) ?? []);
    const there = new Set(segments.map(({ runtimeId }) => runtimeId));
    const known = [...(core.getStream(key)?.segments.keys() ?? [])];
    const gone = known.filter((id) => !there.has(id));
    core.updateStream(key, segments, gone);
  };
  hls.on(Events.LEVEL_UPDATED, (_, { level, details }) => {
    const rendition = hls.levels[level];
    if (rendition) update('main', levelKey(rendition), details);
  });
  hls.on(Events.AUDIO_TRACK_UPDATED, (_, { id, details }) => {
    const track = hls.audioTracks[id];
    if (track) update('secondary', audioKey(track), details);
  });
  hls.on(Events.LEVEL_SWITCHING, (_, { bitrate }) => core.setActiveLevelBitrate(bitrate));
  const abort = new AbortController();
  const { signal } = abort;
  for (const event of ['timeupdate', 'seeking', 'ratechange']) {
    const tell = () => core.updatePlayback(video.currentTime, video.playbackRate);
    video.addEventListener(event, tell, { signal });
  }
  return () => abort.abort();
}
