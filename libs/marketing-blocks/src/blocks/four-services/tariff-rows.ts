import type { Tariff } from './four-services.schema.ts';

/** A line of the table: how much each service holds of something, or whether it has it. */
export type TariffRow =
  | { kind: 'count'; name: 'films' | 'channels' | 'songs'; values: readonly number[] }
  | { kind: 'feature'; name: string; values: readonly boolean[] };

/** What services can be compared by; what none of them has is left out. */
export function tariffRows(offers: readonly Tariff[]): TariffRow[] {
  const counts = (['films', 'channels', 'songs'] as const).map((name) => ({
    kind: 'count' as const,
    name,
    values: offers.map((offer) => offer.counts[name]),
  }));
  const features = new Set(offers.flatMap((offer) => offer.features));
  return [
    ...counts.filter(({ values }) => values.some((value) => value > 0)),
    ...[...features].map((name) => ({
      kind: 'feature' as const,
      name,
      values: offers.map((offer) => offer.features.includes(name)),
    })),
  ];
}
