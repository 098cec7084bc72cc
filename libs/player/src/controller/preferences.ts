import type { PlayerPreferences } from '@foyer/player-machine';
import { AUTO_QUALITY } from '@foyer/player-machine/start';

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
  isNextAutomatic: 'playerNextAutomatic',
} as const;

const choices = Object.entries(keys) as [keyof typeof keys, string][];

type Values = Partial<Record<keyof typeof keys, string>>;

/** What each storage held when this page last looked: another tab's later choices are not written over. */
const lastSeen = new WeakMap<PreferenceStorage, Values>();

/** What a viewer chose before; unreadable values and a forbidden storage count as no choice. PLAYER-057, PLAYER-058 */
export function readPreferences(
  storage: PreferenceStorage | undefined,
): Partial<PlayerPreferences> {
  const values: Values = {};
  for (const [name, key] of choices) {
    try {
      const value = storage?.getItem(key);
      if (typeof value === 'string') values[name] = value;
    } catch {
      break;
    }
  }
  if (storage) lastSeen.set(storage, values);
  const volume = numberOf(values.volume);
  const speed = numberOf(values.speed);
  const isMuted = flagOf(values.isMuted);
  const isNextAutomatic = flagOf(values.isNextAutomatic);
  return {
    ...(volume !== undefined && { volume }),
    ...(isMuted !== undefined && { isMuted }),
    ...(speed !== undefined && { speed }),
    ...(isNextAutomatic !== undefined && { isNextAutomatic }),
    resolution: values.resolution || AUTO_QUALITY,
    subtitle: values.subtitle || null,
    audio: values.audio || null,
  };
}

/**
 * Keeps what was chosen since the last look for the next title. A full or forbidden storage is no reason to stop
 * playback.
 */
export function writePreferences(
  storage: PreferenceStorage | undefined,
  preferences: PlayerPreferences,
): void {
  if (!storage) return;
  const before = lastSeen.get(storage) ?? {};
  const values: Values = { ...before };
  try {
    for (const [name, key] of choices) {
      const value = String(preferences[name] ?? '');
      if (value === before[name]) continue;
      storage.setItem(key, value);
      values[name] = value;
    }
  } catch {
    // Private windows and full disks: the choice lasts as long as the page.
  }
  lastSeen.set(storage, values);
}

function numberOf(text = ''): number | undefined {
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

/** Anything but the two words is no choice. */
function flagOf(text: string | undefined): boolean | undefined {
  return text === 'true' || text === 'false' ? text === 'true' : undefined;
}
