export { breadcrumbsOf, type Crumb, type CrumbSources } from './breadcrumbs-of.ts';
export { PageCrumbs, type PageCrumbsProps } from './page-crumbs.tsx';
export { CrumbBar, type CrumbBarProps } from './crumb-bar.tsx';
