import * as v from 'valibot';

/** What a blocked viewer can still do. ACCT-006, ACCT-007. */
export const blockActionSchema = v.object({
  /** `link` leads to `url`, or to the screen of this name where there is none. */
  type: v.picklist(['logout', 'link']),
  screen_name: v.optional(v.picklist(['account_refill', 'my_collection'])),
  title: v.string(),
  /** Address outside the site. */
  url: v.optional(v.string()),
});
/** What a blocked viewer can still do. */
export type BlockAction = v.InferOutput<typeof blockActionSchema>;

/** What a blocked viewer is told. ACCT-008. */
export const blockScreenSchema = v.object({
  message: v.string(),
  submessage: v.optional(v.string()),
  /** Name of a picture that the front end draws, for example `lock`. */
  icon: v.optional(v.string()),
  available_actions: v.array(blockActionSchema),
});
/** What a blocked viewer is told. */
export type BlockScreen = v.InferOutput<typeof blockScreenSchema>;

/** Settings of an account. ENTITY-009. */
export const accountSettingsSchema = v.object({
  is_account_blocked: v.boolean(),
  /** Present when the account is blocked and there is something to say about it. */
  block_screen: v.optional(blockScreenSchema),
  /** Kind of business that the account belongs to; only passed on to analytics. ENTITY-012. */
  btb_type: v.optional(v.string()),
  /** How the account signs in; only passed on to analytics. ENTITY-012. */
  auth_mode: v.optional(v.string()),
});
/** Settings of an account. */
export type AccountSettings = v.InferOutput<typeof accountSettingsSchema>;
