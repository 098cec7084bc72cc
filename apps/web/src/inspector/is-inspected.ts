import type { PageConfig } from '@foyer/page-runtime/page/page-state';

/** Whether the page shows the live inspector: `?inspect` in the address, and demo powers. Design §2, §4 */
export const isInspected = ({ hasDemoPowers }: PageConfig, search: string): boolean =>
  hasDemoPowers && new URLSearchParams(search).has('inspect');
