import type { Texts } from '@foyer/contract';
import type * as schema from '../../database/schema.ts';
import { mediaItemRows } from '../media-item-rows.ts';
import { mainProgramId } from './bonus-programs.ts';
import { certificateOfferRows } from './vouchers.ts';
import { serviceSeeds } from './service-rows.ts';
import type { PriceSeed } from './service-seed.ts';

type OptionRow = typeof schema.purchaseOptions.$inferInsert;
type PriceRow = typeof schema.purchasePrices.$inferInsert;
type MediaItemRow = (typeof mediaItemRows)[number];

/** An option with its prices. */
interface SaleRows {
  option: Omit<OptionRow, 'position'>;
  prices: Omit<PriceRow, 'position' | 'optionId' | 'currency'>[];
}

/** Id of a price of a service. */
export const servicePriceId = (serviceId: string, { type, unit }: PriceSeed): string =>
  `${serviceId}-${unit}-${type}`;

const serviceSales: SaleRows[] = serviceSeeds
  .filter(({ prices }) => prices.length > 0)
  .map(({ id, names, isQuick, prices }) => {
    const [regular] = prices;
    const goesOn = (type: PriceSeed['type']) => type === 'trial' || type === 'intro';
    return {
      option: {
        id: `service-${id}`,
        itemType: 'service',
        itemId: id,
        usageModel: 'SERVICE',
        names,
        isQuickPurchase: isQuick ?? false,
      },
      prices: prices.map((price) => ({
        id: servicePriceId(id, price),
        duration: price.duration,
        durationUnit: price.unit,
        isDefault: price.isDefault ?? false,
        type: price.type,
        amount: price.roubles * 100,
        originalAmount: price.original === undefined ? null : price.original * 100,
        trialDuration: price.trialDays ?? null,
        trialUnit: price.trialDays === undefined ? null : 'day',
        introPeriods: price.introPeriods ?? null,
        bonusProgramId: price.type === 'bonus' ? mainProgramId : null,
        renewalPriceId: regular && goesOn(price.type) ? servicePriceId(id, regular) : null,
      })),
    };
  });

/** Roubles, by what is bought. */
const est: Readonly<Record<MediaItemRow['type'], number>> = {
  film: 299,
  series: 999,
  season: 399,
  episode: 69,
};
const tvod: Readonly<Record<MediaItemRow['type'], number>> = {
  film: 149,
  series: 499,
  season: 199,
  episode: 39,
};

const QUALITY_4K_MORE = 100;

const contentOption = (
  item: MediaItemRow,
  names: Texts,
  usageModel: 'EST' | 'TVOD',
  quality: string,
  numbers: { season: number | null; episode: number | null },
): SaleRows['option'] => ({
  id: `${item.id}-${usageModel}-${quality}`.toLowerCase(),
  itemType: 'media_item',
  itemId: item.id,
  usageModel,
  names,
  quality,
  mediaItemType: item.type,
  seasonNumber: numbers.season,
  episodeNumber: numbers.episode,
  isQuickPurchase: usageModel === 'TVOD',
});

const itemsById = new Map(mediaItemRows.map((row) => [row.id, row]));

function numbersOf(item: MediaItemRow): { season: number | null; episode: number | null } {
  const order = item.orderNumber ?? null;
  if (item.type === 'season') return { season: order, episode: null };
  if (item.type !== 'episode') return { season: null, episode: null };
  return { season: itemsById.get(item.seasonId ?? '')?.orderNumber ?? null, episode: order };
}

function contentSales(item: MediaItemRow): SaleRows[] {
  const numbers = numbersOf(item);
  if (item.usageModel === 'TVOD') {
    const option = contentOption(item, item.names, 'TVOD', 'HD', numbers);
    const isLong = item.type === 'series' || item.type === 'season';
    return [
      {
        option,
        prices: [
          {
            id: `${option.id}-one-time`,
            duration: isLong ? 7 : 48,
            durationUnit: isLong ? 'day' : 'hour',
            isDefault: true,
            type: 'one_time',
            amount: tvod[item.type] * 100,
          },
        ],
      },
    ];
  }
  return ['HD', '4K'].map((quality): SaleRows => {
    const option = contentOption(item, item.names, 'EST', quality, numbers);
    const roubles = est[item.type] + (quality === '4K' ? QUALITY_4K_MORE : 0);
    // The finer picture comes at a reduced price, so that both kinds are on sale.
    const isReduced = quality === '4K';
    return {
      option,
      prices: [
        {
          id: `${option.id}-${isReduced ? 'discount' : 'one-time'}`,
          isDefault: true,
          type: isReduced ? 'discount' : 'one_time',
          amount: roubles * 100,
          originalAmount: isReduced ? (roubles + QUALITY_4K_MORE) * 100 : null,
        },
        {
          id: `${option.id}-bonus`,
          type: 'bonus',
          amount: roubles * 100,
          bonusProgramId: mainProgramId,
        },
      ],
    };
  });
}

const certificateSales: SaleRows[] = certificateOfferRows.map(({ id, names, amount }) => ({
  option: {
    id: `certificate-${id}`,
    itemType: 'certificate',
    itemId: id,
    // Paid once and not for a while; the certificate itself ends after a year.
    usageModel: 'EST',
    names,
  },
  prices: [{ id: `certificate-${id}-one-time`, isDefault: true, type: 'one_time', amount }],
}));

const sales: SaleRows[] = [
  ...serviceSales,
  ...mediaItemRows.filter(({ usageModel }) => usageModel !== 'SERVICE').flatMap(contentSales),
  ...certificateSales,
];

/** Everything that is on sale. */
export const purchaseOptionRows: readonly OptionRow[] = sales.map(({ option }, position) => ({
  ...option,
  position,
}));

/** What it costs. */
export const purchasePriceRows: readonly PriceRow[] = sales.flatMap(({ option, prices }) =>
  prices.map((price, position) => ({ ...price, optionId: option.id, position, currency: 'RUB' })),
);
