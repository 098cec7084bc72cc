import { createPromoWatchMachine } from '@foyer/promo-access';
import { promoAccessPorts } from '../../ports/promo-access.ports.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** Answers addresses that ask for a code or a sign-in; `parts/address-asks.part.ts` tells it of them. QUERY-008, QUERY-014 to QUERY-022 */
export const promoAccessFlow: ShellFlowFactory = (surroundings) => ({
  id: 'promo-access',
  logic: createPromoWatchMachine(promoAccessPorts(surroundings)),
});
