import type { Language } from '@foyer/contract';
import { pagePath } from '../catalogue/find-things.ts';

/** As whom the page is shown: as to a new visitor, or with the session that this browser has on the site. */
export const viewers = ['visitor', 'signedIn'] as const;
/** As whom the page is shown. */
export type CanvasViewer = (typeof viewers)[number];

/** What the canvas shows. */
interface Draft {
  /** Of the site. */
  origin: string;
  alias: string;
  ticket: string;
  language: Language;
  viewer: CanvasViewer;
  /** Whether it is shown as to those who want no motion. */
  isStill: boolean;
}

/** Where a site shows a draft. Decision 0136 */
export function draftAddress({ origin, alias, ticket, language, viewer, isStill }: Draft): string {
  const url = new URL(pagePath(alias), origin);
  url.searchParams.set('draft', ticket);
  url.searchParams.set('lang', language);
  if (viewer === 'visitor') url.searchParams.set('viewer', viewer);
  if (isStill) url.searchParams.set('motion', 'none');
  return url.href;
}
