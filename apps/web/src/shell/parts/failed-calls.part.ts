import { ApiError } from '@foyer/client';
import type { ShellPart } from '../shell.types.ts';

/** Tells the flows of every call that was refused. Spec 1 §8 */
export const failedCalls: ShellPart = ({ page, actor }) => {
  page.failures.listen(({ failure, place }) => {
    // Without an answer there is nothing to react to.
    if (!(failure instanceof ApiError)) return;
    const { status, code } = failure;
    actor.send({
      type: 'transport.failed',
      status,
      method: place.method,
      ...(code !== undefined && { errorCode: code }),
    });
  });
  return () => undefined;
};
