import type { PurchaseOption } from '@foyer/contract';
import type { SellingOption, SellingPrice } from './selling-screen.types.ts';

/** The price that a list of options shows: of the usual length of time, in money. Points are the purchase's own matter. */
function priceOf({ periods }: PurchaseOption): SellingPrice | undefined {
  const period = periods.find(({ is_default }) => is_default) ?? periods[0];
  const price = period?.prices.find(({ type }) => type !== 'bonus');
  if (!period || !price) return undefined;
  const { type, amount, original_amount, currency, trial } = price;
  const { duration, duration_unit } = period;
  return {
    type,
    amount,
    currency,
    ...(original_amount !== undefined && { original_amount }),
    ...(trial && { trial }),
    period: duration && duration_unit ? { duration, unit: duration_unit } : undefined,
  };
}

/** An option of the service in the words of the flow. */
export const sellingOption = (option: PurchaseOption): SellingOption => ({
  seqId: option.seq_id,
  usageModel: option.usage_model,
  serviceName: option.service?.name ?? '',
  quality: option.content?.quality,
  season: option.content?.season_number,
  episode: option.content?.episode_number,
  features: option.features.filter(({ is_active }) => is_active).map(({ title }) => title),
  price: priceOf(option),
});
