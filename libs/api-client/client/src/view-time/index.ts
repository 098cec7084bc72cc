export { viewTimeQuery } from './view-time.queries.ts';
export { getViewTime, reportViewTime } from './view-time.resource.ts';
