import { useQuery } from '@tanstack/react-query';
import { userQuery } from '@foyer/client';
import type { OperationRights } from '@foyer/contract';
import { type TextKey, useTranslate } from '@foyer/ui/i18n';
import { useClient } from '@foyer/page-runtime/page/client-context';
import { type ClosedBy, whyClosed } from './why-closed.ts';

const reasons: Readonly<Record<ClosedBy, TextKey>> = {
  adultOnly: 'component.closed.adult',
  masterOnly: 'component.closed.master',
};

const none = [] as const;
const withReasons = ['component'] as const;

/**
 * Why the present profile may not make a call, in a sentence that stands beside the closed control; nothing where it
 * may.
 *
 * @param words - For a sentence that stands by itself and must say what it speaks of.
 */
export function useClosedReason(
  operation: OperationRights,
  words: Partial<typeof reasons> = {},
): string | undefined {
  const client = useClient();
  // The header of the page asks for the user.
  const user = useQuery({ ...userQuery(client), enabled: false }).data;
  const why = whyClosed(operation, user);
  // Only those who may not need its texts.
  const t = useTranslate(...(why ? withReasons : none));
  return why && t(words[why] ?? reasons[why]);
}
