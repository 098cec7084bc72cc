import { ApiError, type Client, getFeatureToggle, getService, getUser } from '@foyer/client';
import { productOnboardingSchema } from '@foyer/contract';
import {
  isChosen,
  productOf,
  type ProductOnboardingInput,
  type ProductOnboardingPorts,
} from '@foyer/product-onboarding';
import * as v from 'valibot';
import type { ShellSurroundings } from '../shell/shell.types.ts';

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
    { productIds }: { productIds: string[] },
    signal: AbortSignal,
  ): Promise<ProductOnboardingInput | undefined> => {
    if (!label.features.productOnboarding || productIds.length === 0) return undefined;
    const toggle = await readToggle(client, signal);
    if (!toggle) return undefined;
    const productId = productOf(toggle, productIds);
    if (productId === undefined) return undefined;
    const accountId = (await getUser(client, signal)).system_info.san;
    if (accountId === undefined || !(await isChosen(toggle, accountId))) return undefined;
    return { productId };
  };

/** The call of what follows a purchase. */
export const productOnboardingPorts = (client: Client): ProductOnboardingPorts => ({
  findService: ({ productId }, signal) => getService(client, { idOrAlias: productId }, signal),
});
