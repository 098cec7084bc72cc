/** Scripts that come at all have come by then; from then on a page says that they did not. A CSS time. */
export const START_PATIENCE = '8s';
