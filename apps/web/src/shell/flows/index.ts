import type { AppChild, AppChildId } from '@foyer/app';
import type { AnyActorLogic } from 'xstate';
import type { ShellSurroundings } from '@foyer/page-runtime/shell/shell.types';
import { isAndroid } from '../../ports/android.ts';
import { accountBlockFlow } from './account-block.flow.ts';
import { cookieNoticeFlow } from './cookie-notice.flow.ts';
import { modalFlow } from './modal.flow.ts';
import { navigationFlow } from './navigation.flow.ts';
import { notificationsFlow } from './notifications.flow.ts';
import { promoAccessFlow } from './promo-access.flow.ts';
import { sessionFlow } from './session.flow.ts';
import { viewingLimitFlow } from './viewing-limit.flow.ts';
import type { ShellFlowFactory } from './flow.types.ts';

/** The flows that live as long as every page, each under its system id. Design §2 */
const factories: readonly ShellFlowFactory[] = [
  sessionFlow,
  navigationFlow,
  cookieNoticeFlow,
  viewingLimitFlow,
  modalFlow,
  notificationsFlow,
  accountBlockFlow,
  promoAccessFlow,
];

/** Flows of some browsers alone; the others load nothing of them. */
export async function ownFlows(userAgent: string): Promise<readonly ShellFlowFactory[]> {
  if (!isAndroid(userAgent)) return [];
  const { appBannerFlow } = await import('./app-banner.flow.ts');
  return [appBannerFlow];
}

/** All flows of a page, filled. @param own - Beside those that every page has. */
export function shellFlows(
  surroundings: ShellSurroundings,
  own: readonly ShellFlowFactory[],
): {
  logics: Partial<Record<AppChildId, AnyActorLogic>>;
  children: AppChild[];
} {
  const flows = [...factories, ...own].map((fill) => fill(surroundings));
  return {
    logics: Object.fromEntries(flows.map(({ id, logic }) => [id, logic])),
    children: flows.map(({ id, input }) => ({ id, input })),
  };
}
