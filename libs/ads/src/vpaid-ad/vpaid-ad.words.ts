import { defineEvents, type EventOf } from '@foyer/core';
import * as v from 'valibot';

const seconds = v.pipe(v.number(), v.finite(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(2_000));

/** What a unit says, through the walled document that runs it. VPAID 2.0 §3.3 */
export const vpaidWords = defineEvents({
  /** Its script is there and has answered with its version. */
  'unit.loaded': { version: text },
  /** It cannot be called: at which step. */
  'unit.broken': {
    step: v.picklist(['load', 'interface', 'handshake', 'init', 'start', 'call', 'event']),
    message: text,
  },
  /** `AdLoaded` */
  'unit.ready': {},
  /** `AdStarted` */
  'unit.started': {},
  'unit.reached': {
    event: v.picklist([
      'impression',
      'start',
      'firstQuartile',
      'midpoint',
      'thirdQuartile',
      'complete',
    ]),
  },
  /** How far it is, and how long it says it is; a length of 0 is not known. Several times a second. */
  'unit.moved': { time: seconds, duration: seconds },
  'unit.paused': {},
  'unit.resumed': {},
  'unit.skippable': { isSkippable: v.boolean() },
  'unit.skipped': {},
  'unit.stopped': {},
  'unit.muted': { isMuted: v.boolean() },
  /** `AdClickThru`: the address is its own; `playerHandles` asks the player to open it. */
  'unit.clicked': { url: v.exactOptional(text), playerHandles: v.boolean() },
  'unit.acted': { event: v.picklist(['acceptInvitation', 'minimize', 'close']) },
  /** `AdError` */
  'unit.failed': { message: text },
  'unit.logged': { message: text },
});

/** One thing that a unit says. */
export type VpaidWord = EventOf<typeof vpaidWords>;

/** How large a unit is to be, in CSS pixels. */
export interface UnitSize {
  width: number;
  height: number;
  viewMode: 'normal' | 'fullscreen';
}

/** What a unit is called with. VPAID 2.0 §3.1 */
export type VpaidCommand =
  | ({
      name: 'init';
      /** Kilobits a second. */
      bitrate: number;
      parameters: string;
    } & UnitSize)
  | { name: 'start' | 'stop' | 'skip' | 'pause' | 'resume' }
  | ({ name: 'resize' } & UnitSize)
  /** From 0 to 1. */
  | { name: 'volume'; volume: number };
