import type { ReportEnvironment } from '@foyer/page-runtime/page/page-state';

/** Shares of what is sent, from 0 to 1, in the SDK's words. */
interface Sampling {
  replaysSessionSampleRate: number;
  replaysOnErrorSampleRate: number;
  tracesSampleRate: number;
}

/** How much is recorded: a tenth of the sessions, each with an error, and in production a twentieth of the traces. START-034 to START-037 */
export const samplingOf = (environment: ReportEnvironment): Sampling => ({
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  tracesSampleRate: environment === 'production' ? 0.05 : 0,
});
