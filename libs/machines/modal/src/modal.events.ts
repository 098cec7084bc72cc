import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What a flow asks for when it wants a dialog. */
export const modalRequestSchema = v.strictObject({
  /** Unique among the dialogs that are open or waiting; a second request with one id is dropped. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** Which dialog, for example `login`. */
  name: v.pipe(v.string(), v.minLength(1)),
  /** What it shows; JSON-safe and without secrets. */
  data: v.optional(v.record(v.string(), v.unknown())),
  /** System id of the actor that is told how it ended. */
  asker: v.optional(v.string()),
  /** What happens while another dialog is open. @default 'wait' */
  whenBusy: v.optional(v.picklist(['wait', 'replace'])),
  /** @default true MODAL-006 */
  isCancellable: v.optional(v.boolean()),
  /** @default true MODAL-004 */
  closesOnEscape: v.optional(v.boolean()),
  /** @default false MODAL-002 */
  ignoresNavigation: v.optional(v.boolean()),
  /** @default 'opacity-scale' MODAL-007 */
  animation: v.optional(v.picklist(['opacity-scale', 'none'])),
  /** Seconds until it closes by itself; 0 is never. @default 0 */
  autoCloseSeconds: v.optional(v.pipe(v.number(), v.minValue(0))),
});

/** What flows, dialogs and the page tell the owner of all dialogs. A press on the overlay is none of it (MODAL-005). */
export const modalEvents = defineEvents({
  'modal.open': { request: modalRequestSchema },
  'modal.resolve': { id: v.string(), result: v.optional(v.unknown()) },
  'modal.withdraw': { id: v.string() },
  'modal.cancel': {},
  'modal.escape': {},
  /** The pointer is over the dialog, the viewer moves in it by keyboard, or the page is hidden; the focus alone is always there. */
  'modal.hold': {},
  'modal.release': {},
  'navigation.changed': {},
});

/** An event of the flow, or the word that its snapshot was restored. */
export type ModalEvent = EventOf<typeof modalEvents & typeof flowEvents>;
