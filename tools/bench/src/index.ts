export { adClientFiles, type AdClientFiles, readBuilt } from './ad-client-files.ts';
export { browserName, measureFirstLoad, type FirstLoad } from './first-load.ts';
export { routeBudgets, type RouteBudget } from './routes.ts';
