import { viewingLimitsOf } from '../../ports/viewing-limit.ports.ts';
import type { ShellPart } from '../shell.types.ts';
import { watchUser } from '../watch-user.ts';

/** Tells the watcher of the limits of whoever watches, and whenever these come anew. LIMIT-010 */
export const viewingLimits: ShellPart = ({ page, tell }) =>
  watchUser(page, (user) =>
    tell('viewing-limit', { type: 'limits.changed', limits: viewingLimitsOf(user) }),
  );
