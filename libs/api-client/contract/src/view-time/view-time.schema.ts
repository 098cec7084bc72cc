import * as v from 'valibot';
import { secondsSchema } from '../primitives.ts';

/** Longest time that one report may hold, in seconds: reports come every minute. */
const LONGEST_REPORT_SECONDS = 600;

/** Input of the report of watched time. LIMIT-011. */
export const viewTimeReportSchema = v.object({
  /** Seconds watched since the last report. Less than ten are not worth one. LIMIT-012. */
  seconds: v.pipe(v.number(), v.minValue(1), v.maxValue(LONGEST_REPORT_SECONDS)),
});
/** Input of the report of watched time. */
export type ViewTimeReport = v.InferOutput<typeof viewTimeReportSchema>;

/** How long the profile has watched today, and whether it may go on. */
export const viewTimeSchema = v.object({
  /** Seconds watched today, in the account's time zone. */
  cur_view_time: secondsSchema,
  /** Seconds a day; absent without a limit. */
  max_view_time: v.optional(secondsSchema),
  is_view_time_left: v.boolean(),
  /** Whether it is one of the hours in which the profile may watch. */
  is_allowed_now: v.boolean(),
});
/** How long the profile has watched today, and whether it may go on. */
export type ViewTime = v.InferOutput<typeof viewTimeSchema>;
