import type { OfferedItem, RateExchangeInput, RateExchangePorts } from './rate-exchange.types.ts';

/** A film that waits for its rating, and one that has it. */
export const offeredItems = {
  unrated: { name: 'Метрополис', isRated: false },
  rated: { name: 'Метрополис', isRated: true },
} satisfies Record<string, OfferedItem>;

/** A film. */
export const rateExchangeInputs = {
  film: { itemId: 'metropolis' },
} satisfies Record<string, RateExchangeInput>;

/** Ports of a service whose viewer has rated nothing; each may be replaced. */
export const fakeRateExchangePorts = (
  replaced: Partial<RateExchangePorts> = {},
): RateExchangePorts => ({ findItem: async () => offeredItems.unrated, ...replaced });
