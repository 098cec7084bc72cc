/** The push events of the documents, by what the front end does with them. Spec 1 §4. */
export const eventCodes = {
  /** The page is loaded anew once nothing of the viewer's is under way. EVENT-003 to EVENT-011. */
  reload: [
    'sync_purchases',
    'sync_unsubscribes',
    'promocode_activated',
    'ott_tv_activated',
    'bank_card_deleted',
    'bank_card_added',
    'payment_failed',
    'get_billing_info_request',
    'bonuses_changed',
  ],
  /** The same, on the page of the title the event names. EVENT-012, EVENT-013. */
  reloadItem: ['sync_purchase', 'sync_unsubscribe'],
  /** The user's data is asked for again. EVENT-014 to EVENT-017. */
  refreshUser: ['profile_changed', 'profile_updated', 'location_changed', 'account_status'],
  /** A dialog of the player. EVENT-019 to EVENT-022. */
  player: ['item_rating', 'item_rate_exchange', 'item_selling_screen', 'item_recommendations'],
  /** A message in the journal, counted as unread. NOTIF-015, NOTIF-016. */
  journal: ['poll', 'marketing_message'],
  /** Messages that only inform. */
  notice: ['certificate_created', 'reminder'],
} as const;

/** A code of the push channel. */
export type EventCode = (typeof eventCodes)[keyof typeof eventCodes][number];
