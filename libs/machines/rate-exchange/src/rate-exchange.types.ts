import type { Port } from '@foyer/core';

/** What a rating is asked for. */
export interface RateExchangeInput {
  /** Id of a title. */
  itemId: string;
}

/** A title as the offer shows it; JSON-safe. */
export interface OfferedItem {
  name: string;
  /** The viewer has rated it: there is nothing left to offer a bonus for. */
  isRated: boolean;
}

/** How the flow ended. `accepted`: whoever asked leads on into the rating. */
export type RateExchangeOutput = { status: 'accepted' } | { status: 'declined' };

/** What the flow remembers; JSON-safe. */
export interface RateExchangeContext extends RateExchangeInput {
  /** Known once it has come. */
  name: string | undefined;
}

/** The calls of the flow. They reject for a 4xx or 5xx answer. */
export interface RateExchangePorts {
  findItem: Port<{ itemId: string }, OfferedItem>;
}
