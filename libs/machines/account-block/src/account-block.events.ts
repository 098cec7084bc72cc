import { accountSettingsSchema } from '@foyer/contract';
import { defineEvents, type EventOf, flowEvents } from '@foyer/core';
import * as v from 'valibot';

/** What the user's data, the push channel, the dialogs and the viewer tell the flow. */
export const accountBlockEvents = defineEvents({
  /** The user's data were loaded again; no settings for a visitor. */
  'account.changed': { settings: v.optional(accountSettingsSchema) },
  /** An event of the push channel. The session loads the user's data again for it. EVENT-017 */
  'push.received': { code: v.string(), itemId: v.optional(v.string()) },
  /** Index of the action that the viewer chose. */
  'block.act': { choice: v.pipe(v.number(), v.integer(), v.minValue(0)) },
  /** How the dialog ended. */
  'modal.rejected': {
    id: v.string(),
    name: v.string(),
    reason: v.picklist(['cancelled', 'navigation', 'expired', 'replaced', 'withdrawn']),
  },
});

/** An event of the flow, or the word that its snapshot was restored. */
export type AccountBlockEvent = EventOf<typeof accountBlockEvents & typeof flowEvents>;
