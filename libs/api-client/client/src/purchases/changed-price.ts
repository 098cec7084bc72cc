import { errorCodes, isApiError, type Price, priceSchema } from '@foyer/contract';
import { safeParse } from 'valibot';

/** What it costs now, when a purchase was refused because the viewer saw another price; else `undefined`. */
export function changedPrice(error: unknown): Price | undefined {
  if (!isApiError(error, errorCodes.priceChanged)) return undefined;
  const price = safeParse(priceSchema, error.price);
  return price.success ? price.output : undefined;
}
