import { CrumbBar } from '@foyer/screens/page-crumbs';
import type { BreadcrumbsProps } from './breadcrumbs.schema.ts';

/** The way to a page, as its composer sees it. CRUMB-010, CRUMB-011 */
export function BreadcrumbsBlock({ steps }: BreadcrumbsProps) {
  return <CrumbBar items={steps} />;
}
