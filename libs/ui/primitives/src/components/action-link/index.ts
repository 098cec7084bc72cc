export { ActionLink, type ActionLinkProps } from './action-link.tsx';
export { action, type ActionVariants } from './action-link.css.ts';
