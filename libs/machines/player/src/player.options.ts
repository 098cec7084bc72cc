/** The value of "the engine chooses" in the list of resolutions. PLAYER-030 */
export const AUTO_QUALITY = 'auto';

/** What a track may be besides its language. */
export const TRACK_ROLES = ['commentary', 'description', 'captions', 'forced'] as const;

/** Speeds a viewer may choose. PLAYER-028 */
export const SPEEDS = [0.75, 1, 1.25, 1.5, 2] as const;

/** What one press of a seek button or key moves by, in seconds. PLAYER-044 */
export const SEEK_STEP_SECONDS = 15;

const bands = [
  { from: 1800, title: '4K' },
  { from: 1260, title: '2K' },
  { from: 900, title: '1080p' },
  { from: 600, title: '720p' },
  { from: 420, title: '480p' },
  { from: 300, title: '360p' },
  { from: 192, title: '240p' },
] as const;

/**
 * The band that names a picture height. PLAYER-048 to PLAYER-055
 *
 * Heights below the lowest band belong to it and heights above the highest to that one, so every
 * rendition has a name. PLAYER-056
 */
export function qualityBand(height: number): string {
  return bands.find(({ from }) => height >= from)?.title ?? '144p';
}
