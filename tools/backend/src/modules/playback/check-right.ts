import type { PurchaseHint } from '@foyer/contract';
import { Failure } from '../../server/failure.ts';
import type { Viewer } from '../sessions/viewer.ts';
import type { Right } from './rights.ts';

/** Refuses sessions that may do nothing before a device is let go. SESS-003. */
export function checkSession(viewer: Viewer | undefined): void {
  if (viewer?.state === 'restricted') throw new Failure('sessionRestricted');
}

/**
 * The right by which something plays. Without an account there is nothing but what is free; a blocked
 * account plays nothing but what it has bought.
 *
 * @param purchase - What gives the right.
 * @throws {@link Failure} `signInRequired`, `purchaseRequired` or `accountBlocked`.
 */
export function checkRight(
  right: Right | undefined,
  viewer: Viewer | undefined,
  purchase: PurchaseHint,
): Right {
  if (viewer?.account?.isBlocked && right !== 'owned') throw new Failure('accountBlocked');
  if (right) return right;
  if (!viewer?.account) throw new Failure('signInRequired');
  throw new Failure('purchaseRequired', { purchase });
}
