import {
  ApiError,
  type Client,
  getFeatureToggle,
  getMediaItem,
  getService,
  getUser,
} from '@foyer/client';
import { productOnboardingSchema } from '@foyer/contract';
import {
  isChosen,
  isNamed,
  type ProductOnboardingInput,
  type ProductOnboardingPorts,
} from '@foyer/product-onboarding';
import * as v from 'valibot';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import type { BoughtItem } from './kept-orders.ts';

/** Readings 11 */
const TOGGLE = 'show_product_onboarding_modal';

/** The data of the toggle; nothing while it is off, or is of a form that this flow does not know. */
async function readToggle(client: Client, signal: AbortSignal) {
  try {
    const { data } = await getFeatureToggle(client, { key: TOGGLE }, signal);
    const read = v.safeParse(productOnboardingSchema, data);
    return read.success ? read.output : undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

/** Asks nothing of the service where the label has it switched off. ONBOARD-001 to ONBOARD-003 */
export const findOnboarding =
  ({ page: { client, label } }: { page: Pick<ShellSurroundings['page'], 'client' | 'label'> }) =>
  async (
    { type, id }: BoughtItem,
    signal: AbortSignal,
  ): Promise<ProductOnboardingInput | undefined> => {
    if (!label.features.productOnboarding) return undefined;
    // Of other items there is no page to show.
    if (type !== 'service' && type !== 'media_item') return undefined;
    const toggle = await readToggle(client, signal);
    if (!toggle || !isNamed(toggle, id)) return undefined;
    const accountId = (await getUser(client, signal)).system_info.san;
    if (accountId === undefined || !(await isChosen(toggle, accountId))) return undefined;
    return { productType: type, productId: id };
  };

/** The call of what follows a purchase. */
export const productOnboardingPorts = (client: Client): ProductOnboardingPorts => ({
  findProduct: async ({ productType: type, productId }, signal) =>
    type === 'service'
      ? { type, service: await getService(client, { idOrAlias: productId }, signal) }
      : { type, mediaItem: await getMediaItem(client, { idOrSlug: productId }, signal) },
});
