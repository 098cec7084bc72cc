export { browserName, measureFirstLoad, type FirstLoad } from './first-load.ts';
export { routeBudgets, type RouteBudget } from './routes.ts';
