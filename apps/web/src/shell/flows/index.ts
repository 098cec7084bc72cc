import type { AppChild, AppChildId } from '@foyer/app';
import type { AnyActorLogic } from 'xstate';
import type { ShellSurroundings } from '../shell.types.ts';
import { accountBlockFlow } from './account-block.flow.ts';
import { appBannerFlow } from './app-banner.flow.ts';
import { cookieNoticeFlow } from './cookie-notice.flow.ts';
import { modalFlow } from './modal.flow.ts';
import { navigationFlow } from './navigation.flow.ts';
import { notificationsFlow } from './notifications.flow.ts';
import { promoAccessFlow } from './promo-access.flow.ts';
import { sessionFlow } from './session.flow.ts';
import { viewingLimitFlow } from './viewing-limit.flow.ts';

/** A long-lived flow with its ports filled, and what it starts from. */
export interface ShellFlow extends AppChild {
  logic: AnyActorLogic;
}

/** Fills the ports of one flow. */
export type ShellFlowFactory = (surroundings: ShellSurroundings) => ShellFlow;

/** The flows that live as long as the page, each under its system id. Design §2 */
const factories: readonly ShellFlowFactory[] = [
  sessionFlow,
  navigationFlow,
  cookieNoticeFlow,
  appBannerFlow,
  viewingLimitFlow,
  modalFlow,
  notificationsFlow,
  accountBlockFlow,
  promoAccessFlow,
];

/** All of them, filled. */
export function shellFlows(surroundings: ShellSurroundings): {
  logics: Partial<Record<AppChildId, AnyActorLogic>>;
  children: AppChild[];
} {
  const flows = factories.map((fill) => fill(surroundings));
  return {
    logics: Object.fromEntries(flows.map(({ id, logic }) => [id, logic])),
    children: flows.map(({ id, input }) => ({ id, input })),
  };
}
