import type { Language, PurchaseVariants } from '@foyer/contract';
import type { Context } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { ItemRef } from './sales.store.ts';
import { createVariantsService } from './variants.service.ts';

/**
 * What the page of an item says of buying it: nothing without an account, and nothing of what is not
 * for sale. CALL-030 to CALL-032.
 */
export async function readVariants(
  context: Context,
  viewer: Viewer | undefined,
  item: ItemRef,
  language: Language,
): Promise<PurchaseVariants | undefined> {
  if (!viewer?.account) return undefined;
  try {
    return { items: await createVariantsService(context).list(viewer.account.id, item, language) };
  } catch (error) {
    if (error instanceof Failure && error.error === 'notFound') return undefined;
    throw error;
  }
}
