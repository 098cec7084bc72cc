/** Volume of a viewer who never touched it. PLAYER-035 */
export const DEFAULT_VOLUME = 0.8;

/** What one key press adds or takes. PLAYER-034 */
export const VOLUME_KEY_STEP = 0.1;

/** What the slider moves by. PLAYER-033 */
export const VOLUME_SLIDER_STEP = 0.01;

/** A volume between 0 and 1 in whole hundredths; what is no number is the default. */
export function clampVolume(volume: number): number {
  if (!Number.isFinite(volume)) return DEFAULT_VOLUME;
  return Math.round(Math.min(1, Math.max(0, volume)) * 100) / 100;
}

/** The volume after a key press, rounded to one decimal. PLAYER-034, PLAYER-036, reading 15 */
export function stepVolume(volume: number, direction: 1 | -1): number {
  return clampVolume(Math.round((volume + direction * VOLUME_KEY_STEP) * 10) / 10);
}

/** Volume and mute after the mute button; unmuting silence gives the default volume. PLAYER-037 */
export function toggleMute(volume: number, isMuted: boolean): { volume: number; isMuted: boolean } {
  const isSilent = isMuted || volume === 0;
  return isSilent
    ? { volume: volume || DEFAULT_VOLUME, isMuted: false }
    : { volume, isMuted: true };
}
