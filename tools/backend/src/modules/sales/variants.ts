import {
  type Language,
  type Period,
  type Price,
  type PriceType,
  type PurchaseOption,
  textIn,
} from '@foyer/contract';
import type { services } from '../../database/schema.ts';
import { statusOf } from '../bonuses/bonuses.store.ts';
import { canPay, type Way } from '../purchases/means.ts';
import { renewalOf } from './renewal.ts';
import type { PriceRow, Sale } from './sales.store.ts';

/** A service. */
export type ServiceRow = typeof services.$inferSelect;

/** What decides how options look to an account. */
export interface VariantsView {
  language: Language;
  now: Date;
  ways: readonly Way[];
  /** Services that the account has had: an introduction is for those who come for the first time. */
  knownServiceIds: ReadonlySet<string>;
  services: ReadonlyMap<string, ServiceRow>;
}

/** The best price for the viewer comes first. */
const order: readonly PriceType[] = [
  'trial',
  'intro',
  'discount',
  'one_time',
  'plain',
  'regular',
  'bonus',
];

/** Whether a price is offered to an account that has or has not had the service. */
export const isOffered = ({ type }: Pick<PriceRow, 'type'>, isKnown: boolean): boolean =>
  !isKnown || (type !== 'trial' && type !== 'intro');

/** What decides how a price looks. */
interface PriceView {
  language: Language;
  now: Date;
  /** With the price of the next periods. */
  prices: readonly PriceRow[];
}

/** A price as it is offered for one way to pay. */
export function priceAnswer(
  row: PriceRow,
  { method, standing }: Way,
  { language, now, prices }: PriceView,
): Price {
  const price: Price = {
    price_id: row.id,
    payment_method_id: method.id,
    type: row.type,
    amount: row.amount,
    currency: row.currency,
  };
  if (row.originalAmount !== null) price.original_amount = row.originalAmount;
  if (row.trialDuration !== null && row.trialUnit !== null) {
    price.trial = { duration: row.trialDuration, duration_unit: row.trialUnit };
  }
  if (row.introPeriods !== null && row.duration !== null && row.durationUnit !== null) {
    price.intro = {
      duration: row.duration,
      periods: row.introPeriods,
      duration_unit: row.durationUnit,
    };
  }
  const renewal = renewalOf(row, method.name, prices, now);
  if (renewal) price.renewal = renewal;
  if (row.type === 'bonus' && standing) {
    price.bonus_program = {
      id: standing.program.id,
      name: textIn(standing.program.names, language),
      status: statusOf(standing),
    };
  }
  return price;
}

function periodsOf(rows: readonly PriceRow[], view: VariantsView): Period[] {
  const groups = new Map<string, PriceRow[]>();
  for (const row of rows) {
    const key = `${row.duration} ${row.durationUnit}`;
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  return [...groups.values()]
    .map((group): Period => {
      const [first] = group;
      const prices = group
        .toSorted((left, right) => order.indexOf(left.type) - order.indexOf(right.type))
        .flatMap((row) =>
          view.ways
            .filter((way) => canPay(row, way))
            .map((way) => priceAnswer(row, way, { ...view, prices: rows })),
        );
      return {
        ...(first?.duration !== null &&
          first?.durationUnit !== null &&
          first && { duration: first.duration, duration_unit: first.durationUnit }),
        is_default: group.some(({ isDefault }) => isDefault),
        prices,
      };
    })
    .filter(({ prices }) => prices.length > 0);
}

/** An option as an account sees it; `undefined` when nothing of it is offered. ENTITY-040, ENTITY-041. */
export function optionAnswer(
  { option, prices }: Sale,
  view: VariantsView,
): PurchaseOption | undefined {
  const isService = option.itemType === 'service';
  const service = isService ? view.services.get(option.itemId) : undefined;
  const isKnown = isService && view.knownServiceIds.has(option.itemId);
  const periods = periodsOf(
    prices.filter((price) => isOffered(price, isKnown)),
    view,
  );
  if (periods.length === 0) return undefined;
  const answer: PurchaseOption = {
    seq_id: option.id,
    usage_model: option.usageModel,
    periods,
    features: (service?.features ?? []).map(({ isActive, titles }) => ({
      is_active: isActive,
      title: textIn(titles, view.language),
    })),
    is_quick_purchase: option.isQuickPurchase,
  };
  const name = textIn(option.names, view.language);
  if (isService) {
    return {
      ...answer,
      service: { id: option.itemId, name, content_type: service?.contentType ?? 'mixed' },
    };
  }
  return {
    ...answer,
    content: {
      name,
      ...(option.quality !== null && { quality: option.quality }),
      ...(option.mediaItemType !== null && { media_item_type: option.mediaItemType }),
      ...(option.seasonNumber !== null && { season_number: option.seasonNumber }),
      ...(option.episodeNumber !== null && { episode_number: option.episodeNumber }),
    },
  };
}
