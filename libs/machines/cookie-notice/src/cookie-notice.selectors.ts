import type { SnapshotFrom } from 'xstate';
import type { cookieNoticeMachine } from './cookie-notice.machine.ts';

/** Whether the notice is on the screen. */
export const selectIsCookieNoticeShown = (
  snapshot: SnapshotFrom<typeof cookieNoticeMachine>,
): boolean => snapshot.matches('shown');
