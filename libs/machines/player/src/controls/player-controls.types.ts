import { defineEvents, type EventOf } from '@foyer/core';
import * as v from 'valibot';

/** Screens of the settings panel. PLAYER-025, PLAYER-027 */
export const PANEL_SCREENS = ['main', 'quality', 'speed', 'subtitles', 'audio'] as const;

/** A screen of the settings panel. */
export type PanelScreen = (typeof PANEL_SCREENS)[number];

const screen = v.picklist(PANEL_SCREENS);

/** Every event of the controls with its payload. */
export const playerControlsEvents = defineEvents({
  /** A pointer moved, a key was pressed, focus came in. */
  'activity.noticed': {},
  /** A finger on the picture shows the controls, or hides them. */
  'screen.tapped': {},
  'playback.changed': { isPaused: v.boolean(), isRewinding: v.boolean() },
  /** The knob of the timeline is held, or let go. */
  'drag.started': {},
  'drag.ended': {},
  /** A press on a seek button or key: one step ahead or back. */
  'seek.pressed': { direction: v.picklist([1, -1]) },
  'volume.pressed': { direction: v.picklist([1, -1]) },
  /** The keyboard has come to a control, or has left them. */
  'focus.changed': { isHeld: v.boolean() },
  'panel.opened': { screen },
  'panel.closed': {},
});

/** What reaches the controls. */
export type PlayerControlsEvent = EventOf<typeof playerControlsEvents>;

/** What the controls start from. */
export interface PlayerControlsInput {
  /** How long controls stay without activity, in milliseconds. PLAYER-017 @default 3000 */
  hideDelayMs?: number;
}

/** What the controls remember. */
export interface PlayerControlsContext {
  hideDelayMs: number;
  isPaused: boolean;
  isRewinding: boolean;
  /** Seconds that the presses of one series add up to; 0 when there is none. PLAYER-047 */
  seekDelta: number;
  /** Seconds of presses that the engine has not been told yet. */
  pendingSeek: number;
  isDragging: boolean;
  /** Whether a control has the focus, and shows it. */
  isFocusHeld: boolean;
  isPanelOpen: boolean;
  /** The panel's screen, also the last one while it is closed. */
  screen: PanelScreen;
}
