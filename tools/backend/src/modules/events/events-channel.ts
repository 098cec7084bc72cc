/** Channel of the database's notifications on which accounts with news are named. */
export const EVENTS_CHANNEL = 'foyer_events';
