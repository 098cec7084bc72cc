import type { SystemInfo } from '@foyer/contract';
import type { Account } from '../sessions/viewer.ts';

/** This service serves one region; an operator's own tells where each viewer is. */
const REGION = 'moscow';
const PLACE = 'moscow-center';

/** Where a viewer is served, and how one can sign in. ENTITY-013. */
export const systemInfoOf = (account: Account | undefined, clientIp: string): SystemInfo => ({
  allowed_login_types: ['phone', 'email'],
  home_mrf: REGION,
  current_mrf: REGION,
  client_ip: clientIp,
  ...(account ? { san: account.id } : {}),
  is_test: account?.isDemo ?? false,
  broadcast_type: 'ott',
  location: REGION,
  sub_location: PLACE,
  cur_location: REGION,
  cur_sub_location: PLACE,
});
