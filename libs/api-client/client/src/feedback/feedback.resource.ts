import { sendFeedbackOperation } from '@foyer/contract';
import type { Client } from '../client.ts';

/** Sends what a viewer reports, with what was being watched. */
export function sendFeedback(
  client: Client,
  {
    text,
    contentId,
    contentType,
  }: { text: string; contentId?: string | undefined; contentType?: string | undefined },
  signal?: AbortSignal,
): Promise<void> {
  const body = {
    text,
    ...(contentId === undefined ? {} : { content_id: contentId }),
    ...(contentType === undefined ? {} : { content_type: contentType }),
  };
  return client.call(sendFeedbackOperation, { body }, signal);
}
