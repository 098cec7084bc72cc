import type { PageRole } from '@foyer/contract';

/** A page editor who calls. */
export interface PageEditor {
  name: string;
  role: PageRole;
}
