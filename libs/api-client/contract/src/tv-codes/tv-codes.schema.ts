import * as v from 'valibot';
import { notificationSchema } from '../notifications/notifications.schema.ts';
import { voucherCodeSchema } from '../promo-codes/promo-codes.schema.ts';
import { SECRET } from '../secrets.ts';

/** Characters in the code that a television shows. Spec 3 §9. */
export const TV_CODE_LENGTH = 6;

/** Input of signing a television in. TVCODE-005, TVCODE-009. */
export const tvCodeSchema = v.object({
  code: v.pipe(v.string(), v.trim(), v.length(TV_CODE_LENGTH), v.metadata(SECRET)),
});

/** Whether a television was signed in; a code that none shows is an answer, not an error. TVCODE-009. */
export const tvCodeAnswerSchema = v.object({
  success: v.boolean(),
  notification: v.optional(notificationSchema),
});
/** Whether a television was signed in. */
export type TvCodeAnswer = v.InferOutput<typeof tvCodeAnswerSchema>;

/** Input of connecting an operator's television. TVCODE-010. */
export const ottTvCodeSchema = v.object({ code: voucherCodeSchema });
