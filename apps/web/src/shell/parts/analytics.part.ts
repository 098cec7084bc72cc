import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { startAnalytics } from '@foyer/analytics/start-analytics';

/** Reports what happens on the page, with what happened before the shell came. Decision 0027 */
export const analytics: ShellPart = startAnalytics;
