import { defineOperation } from '../define-operation.ts';
import { viewTimeReportSchema, viewTimeSchema } from './view-time.schema.ts';

/** How long the profile has watched today. */
export const getViewTimeOperation = defineOperation({
  operationId: 'getViewTime',
  method: 'get',
  path: '/view-time',
  tag: 'view-time',
  summary: 'Time watched today',
  access: 'account',
  answer: viewTimeSchema,
  status: 200,
  errors: [],
});

/** Adds watched time to the profile's day. LIMIT-011. */
export const reportViewTimeOperation = defineOperation({
  operationId: 'reportViewTime',
  method: 'post',
  path: '/view-time',
  tag: 'view-time',
  summary: 'Report watched time',
  access: 'account',
  body: viewTimeReportSchema,
  answer: viewTimeSchema,
  status: 200,
  errors: [],
});

/** The calls of this resource by operation id. */
export const viewTimeOperations = {
  getViewTime: getViewTimeOperation,
  reportViewTime: reportViewTimeOperation,
} as const;
