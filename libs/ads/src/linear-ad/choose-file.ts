import type { MediaFile } from '../model/ad.types.ts';

/** What a file is chosen for. */
export interface FileNeeds {
  /** Of the picture, in device pixels. */
  width: number;
  height: number;
  /** What the line carries, in kilobits a second; undefined where it is not known. */
  bandwidth?: number | undefined;
  /** Whether this browser plays a type, as `HTMLMediaElement.canPlayType` says. */
  canPlay: (type: string) => boolean;
  /** Whether HLS can be played: by the browser, or by an engine that is loaded anyway. */
  canPlayHls: boolean;
}

/** Types of HLS playlists, in lower case. */
const HLS_TYPES: ReadonlySet<string> = new Set([
  'application/vnd.apple.mpegurl',
  'application/x-mpegurl',
  'audio/mpegurl',
]);

/** The share of a line that a film may take; the rest is for what else the page loads. */
const LINE_SHARE = 0.8;

/** Whether a file is an HLS playlist. */
export const isHls = ({ type, url }: Pick<MediaFile, 'type' | 'url'>): boolean =>
  HLS_TYPES.has(type.toLowerCase()) || /\.m3u8(?:$|\?)/u.test(url);

/** The smaller of two ways in which a file misses the picture: too few pixels weigh more than too many. */
function missOf(file: MediaFile, { width, height }: FileNeeds): number {
  if (file.width <= 0 || file.height <= 0) return Number.MAX_VALUE;
  const scale = Math.max(file.width / width, file.height / height);
  const isTurned = file.width > file.height !== width > height;
  return (scale < 1 ? 2 / scale : scale) * (isTurned ? 4 : 1);
}

const typeOf = ({ type, codec }: MediaFile): string =>
  codec === undefined ? type : `${type}; codecs="${codec}"`;

/**
 * Chooses the file to play: one that the browser plays, that the line carries, and whose size is nearest to the picture's.
 * Playlists come after plain files, which begin sooner. VAST 4.3 §3.9.1
 */
export function chooseFile(files: readonly MediaFile[], needs: FileNeeds): MediaFile | undefined {
  const { bandwidth } = needs;
  const playable = files.filter((file) =>
    isHls(file)
      ? needs.canPlayHls
      : needs.canPlay(typeOf(file)) || (file.codec !== undefined && needs.canPlay(file.type)),
  );
  const plain = playable.filter((file) => !isHls(file));
  const choice = plain.length > 0 ? plain : playable;
  const carried = choice.filter(
    ({ bitrate }) =>
      bandwidth === undefined || bitrate === undefined || bitrate <= bandwidth * LINE_SHARE,
  );
  if (carried.length > 0)
    return carried.toSorted((one, other) => missOf(one, needs) - missOf(other, needs))[0];
  return choice.toSorted((one, other) => (one.bitrate ?? 0) - (other.bitrate ?? 0))[0];
}
