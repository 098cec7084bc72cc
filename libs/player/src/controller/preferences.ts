import { type PlayerPreferences, AUTO_QUALITY } from '@foyer/player-machine';

/** The part of `Storage` that preferences need. */
export type PreferenceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Names under which the browser keeps choices. The first two are the specification's. PLAYER-057 */
const keys = {
  volume: 'volumeValue',
  isMuted: 'volumeMuted',
  speed: 'playerSpeed',
  resolution: 'playerResolution',
  subtitle: 'playerSubtitle',
  audio: 'playerAudio',
} as const;

/** What a viewer chose before; unreadable values and a forbidden storage count as no choice. PLAYER-057, PLAYER-058 */
export function readPreferences(
  storage: PreferenceStorage | undefined,
): Partial<PlayerPreferences> {
  const read = (key: string) => {
    try {
      return storage?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  };
  const volume = numberOf(read(keys.volume));
  const speed = numberOf(read(keys.speed));
  const muted = read(keys.isMuted);
  return {
    ...(volume !== undefined && { volume }),
    ...(muted !== undefined && { isMuted: muted === 'true' }),
    ...(speed !== undefined && { speed }),
    resolution: read(keys.resolution) || AUTO_QUALITY,
    subtitle: read(keys.subtitle) || null,
    audio: read(keys.audio) || null,
  };
}

/** Keeps choices for the next title. A full or forbidden storage is no reason to stop playback. */
export function writePreferences(
  storage: PreferenceStorage | undefined,
  { volume, isMuted, speed, resolution, subtitle, audio }: PlayerPreferences,
): void {
  try {
    storage?.setItem(keys.volume, String(volume));
    storage?.setItem(keys.isMuted, String(isMuted));
    storage?.setItem(keys.speed, String(speed));
    storage?.setItem(keys.resolution, resolution);
    storage?.setItem(keys.subtitle, subtitle ?? '');
    storage?.setItem(keys.audio, audio ?? '');
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number.parseFloat(text ?? '');
  return Number.isFinite(number) ? number : undefined;
}
