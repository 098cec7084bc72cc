import { defineEvents, type EventOf, type Message, type Port } from '@foyer/core';
import * as v from 'valibot';

/** What a viewer may say is wrong, in the order of the list. REPORT-003 */
export const REPORT_REASONS = ['outOfSync', 'noSound', 'poorPicture', 'doesNotPlay'] as const;

/** One thing that may be wrong. */
export type ReportReason = (typeof REPORT_REASONS)[number];

/** What a viewer may do in a report. */
export const problemReportEvents = defineEvents({
  /** The whole choice, as a list of checkboxes gives it. */
  'report.choose': { reasons: v.array(v.picklist(REPORT_REASONS)) },
  /** The words of the chosen reasons in the viewer's language, in the order of the list. */
  'report.send': { texts: v.array(v.string()) },
  'report.close': {},
});

/** What reaches the flow. */
export type ProblemReportEvent = EventOf<typeof problemReportEvents>;

/** What the flow remembers; JSON-safe. */
export interface ProblemReportContext {
  reasons: readonly ReportReason[];
  /** What is being sent. REPORT-004 */
  texts: readonly string[];
  /** Why the last sending failed. */
  message: Message | undefined;
}

/** How the flow ended. */
export type ProblemReportOutput = { status: 'sent' | 'cancelled' };

/** The call of the flow. */
export interface ProblemReportPorts {
  /** Rejects when nobody took the report. */
  sendReport: Port<readonly string[], void>;
}
