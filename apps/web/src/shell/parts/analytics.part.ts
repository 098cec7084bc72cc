import { startAnalytics } from '../../analytics/start-analytics.ts';
import type { ShellPart } from '../shell.types.ts';

/** Reports what happens on the page, with what happened before the shell came. Decision 0027 */
export const analytics: ShellPart = startAnalytics;
