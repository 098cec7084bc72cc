import { brokenText } from '@foyer/page-document';
import { useMemo, useState } from 'react';

/**
 * Whether the text of a page is being mended in place of its blocks: from where it is broken until `end` is called. A text
 * that is whole for a moment while it is typed leads nowhere else.
 *
 * @param text - Absent before the page is there.
 */
export function useRepair(text: string | undefined): { isRepairing: boolean; end: () => void } {
  const [isRepairing, setIsRepairing] = useState(false);
  const isBroken = useMemo(() => text !== undefined && brokenText(text).length > 0, [text]);
  if (isBroken && !isRepairing) setIsRepairing(true);
  return { isRepairing: isRepairing || isBroken, end: () => setIsRepairing(false) };
}
