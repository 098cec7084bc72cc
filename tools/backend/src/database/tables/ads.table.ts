import { boolean, index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

// The party's own books: the service does not read them.
/** What the ad server was asked for and told: requests, impressions, quartiles, clicks, errors. */
export const adEvents = pgTable(
  'ad_events',
  {
    id: serial('id').primaryKey(),
    /** `request`, or the name of a VAST tracking event. */
    event: text('event').notNull(),
    slot: text('slot').notNull(),
    scenario: text('scenario').notNull(),
    /** Which of a site's ad servers was asked, where its address says so. START-021, START-022. */
    server: text('server'),
    /** One answer and all that came of it. */
    breakId: text('break_id'),
    contentId: text('content_id'),
    /** Absent in a request. */
    adId: text('ad_id'),
    /** Place of the advertisement in its pod, from 1. */
    place: integer('place'),
    /** Which of several of its kind: a moment, a companion, an icon, a vendor, a hop. */
    detail: text('detail'),
    /** VAST error code, of an error; the reason, of a verification that was not run. */
    code: integer('code'),
    /** Whether the request was marked as a test. AD-037. */
    isTest: boolean('is_test').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ad_events_at').on(table.at)],
);
