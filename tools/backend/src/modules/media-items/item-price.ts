import type { Language, UsageModel } from '@foyer/contract';
import type { Database } from '../../database/database.ts';
import { catalogueTexts } from '../../texts/catalogue-texts.ts';
import { moneyText } from '../../texts/money.ts';
import { listSales } from '../sales/sales.store.ts';

/** What an item costs, in a few words; absent where it is not for sale. */
export async function readPriceText(
  db: Database,
  { id, usageModel }: { id: string; usageModel: UsageModel },
  language: Language,
): Promise<string | undefined> {
  const { withSubscription, buyFor, rentFor } = catalogueTexts[language];
  if (usageModel === 'SERVICE') return withSubscription;
  const sales = await listSales(db, [{ type: 'media_item', id }]);
  const [lowest] = sales
    .flatMap(({ option, prices }) => (option.usageModel === usageModel ? prices : []))
    .filter(({ type }) => type !== 'bonus')
    .toSorted((one, other) => one.amount - other.amount);
  if (!lowest) return undefined;
  const money = moneyText(lowest.amount, lowest.currency, language);
  return usageModel === 'EST' ? buyFor(money) : rentFor(money);
}
