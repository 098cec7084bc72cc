import { feedback } from '../../database/schema.ts';
import type { Context, Handlers } from '../../server/call.ts';
import { Failure } from '../../server/failure.ts';
import { createAttempts } from '../attempts/attempts.ts';

const REPORTS_PER_SESSION = { tries: 20, windowSeconds: 3600 };

/** Handler of what viewers report. */
export function feedbackRoutes(context: Context): Handlers<'sendFeedback'> {
  const { db, now } = context;
  const attempts = createAttempts(context);
  return {
    sendFeedback: async ({ viewer, body }) => {
      const key = `feedback:${viewer.tokenHash}`;
      const retryAfterSeconds = await attempts.take(key, REPORTS_PER_SESSION);
      if (retryAfterSeconds > 0) throw new Failure('tooManyCalls', { retryAfterSeconds });
      await db.insert(feedback).values({
        accountId: viewer.account?.id ?? null,
        text: body.text,
        contentId: body.content_id ?? null,
        contentType: body.content_type ?? null,
        at: now(),
      });
      return undefined;
    },
  };
}
