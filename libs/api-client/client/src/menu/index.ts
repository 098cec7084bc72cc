export { menuQuery } from './menu.queries.ts';
export { listMenuItems } from './menu.resource.ts';
