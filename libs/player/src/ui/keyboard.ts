import type { PlayerEvent, PlayerControlsEvent } from '@foyer/player-machine';

/** What a key press means to the player. */
export type KeyMeaning =
  | { to: 'player'; event: PlayerEvent }
  | { to: 'controls'; event: PlayerControlsEvent }
  /** Shows what every key does. */
  | { to: 'shortcuts' };

const player = (event: PlayerEvent): KeyMeaning => ({ to: 'player', event });
const controls = (event: PlayerControlsEvent): KeyMeaning => ({ to: 'controls', event });

/** By the place on the keyboard, so that they work in every layout. PLAYER-038 to PLAYER-043 */
const meanings: Readonly<Record<string, KeyMeaning>> = {
  KeyM: player({ type: 'mute.toggle' }),
  KeyF: player({ type: 'fullscreen.toggle' }),
  Space: player({ type: 'player.toggle' }),
  KeyK: player({ type: 'player.toggle' }),
  ArrowUp: controls({ type: 'volume.pressed', direction: 1 }),
  ArrowDown: controls({ type: 'volume.pressed', direction: -1 }),
  ArrowRight: controls({ type: 'seek.pressed', direction: 1 }),
  ArrowLeft: controls({ type: 'seek.pressed', direction: -1 }),
  Escape: controls({ type: 'panel.closed' }),
};

/** The part of a key event that decides. */
export type KeyPress = Pick<
  KeyboardEvent,
  'code' | 'key' | 'repeat' | 'altKey' | 'ctrlKey' | 'metaKey' | 'target' | 'defaultPrevented'
>;

/** Keys that turn something on and off: held down, they act once. */
const toggles: ReadonlySet<string> = new Set(['KeyM', 'KeyF', 'KeyK', 'Space']);

/** A key that comes again so soon has bounced, in milliseconds. PLAYER-045 */
const BOUNCE_MS = 70;

/** Tells presses from what a held or bouncing key adds to them. Sums and throttles of the others are the controls'. */
export function createKeyFilter(): (
  press: Pick<KeyPress, 'code' | 'repeat'>,
  at: number,
) => boolean {
  let last = { code: '', at: Number.NEGATIVE_INFINITY };
  return ({ code, repeat }, at) => {
    const isBounce = code === last.code && at - last.at < BOUNCE_MS;
    last = { code, at };
    return !toggles.has(code) || !(repeat || isBounce);
  };
}

/**
 * What a key does to the player, if anything. Keys that a focused control needs for itself stay with it: text in
 * fields, space on buttons and links, arrows in lists and sliders. The timeline leaves its arrows to the player.
 */
export function keyMeaning(press: KeyPress): KeyMeaning | undefined {
  const { code, key, target } = press;
  if (press.defaultPrevented || press.altKey || press.ctrlKey || press.metaKey) return undefined;
  const element = target instanceof Element ? target : undefined;
  // By what it writes: the question mark has another place in each layout.
  const meaning: KeyMeaning | undefined = key === '?' ? { to: 'shortcuts' } : meanings[code];
  if (!meaning || code === 'Escape') return meaning;
  if (
    element?.closest('textarea, select, [contenteditable], input:not([type=range], [type=radio])')
  ) {
    return undefined;
  }
  if (code === 'Space' && element?.closest('button, a, input[type=radio]')) return undefined;
  const isArrow = code.startsWith('Arrow');
  return isArrow && element?.closest('[data-own-arrows]') ? undefined : meaning;
}
