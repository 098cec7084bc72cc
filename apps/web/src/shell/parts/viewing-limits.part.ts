import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { watchUser } from '@foyer/page-runtime/shell/watch-user';
import { viewingLimitsOf } from '../../ports/viewing-limit.ports.ts';

/** Tells the watcher of the limits of whoever watches, and whenever these come anew. LIMIT-010 */
export const viewingLimits: ShellPart = ({ page, tell }) =>
  watchUser(page, (user) =>
    tell('viewing-limit', { type: 'limits.changed', limits: viewingLimitsOf(user) }),
  );
