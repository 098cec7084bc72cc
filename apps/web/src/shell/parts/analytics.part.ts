import type { ShellPart } from '@foyer/page-runtime/shell/shell.types';
import { startAnalytics } from '../../analytics/start-analytics.ts';

/** Reports what happens on the page, with what happened before the shell came. Decision 0027 */
export const analytics: ShellPart = startAnalytics;
