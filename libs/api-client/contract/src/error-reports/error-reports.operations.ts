import * as v from 'valibot';
import { defineOperation } from '../define-operation.ts';

/** Largest envelope of error reports, in bytes: the start of a recorded session holds a whole page, uncompressed. */
export const ERROR_REPORT_MAX_BYTES = 2 * 1024 * 1024;

/** An envelope as the SDK of Sentry writes it: lines of JSON. */
export const errorEnvelopeSchema = v.pipe(
  v.string(),
  v.minLength(1),
  v.maxLength(ERROR_REPORT_MAX_BYTES),
);

/**
 * Collects error reports: the `tunnel` of the Sentry SDK, so that reports reach the service from the
 * page's own origin. Keeps no cookie, address or name of a viewer.
 */
export const collectErrorReportsOperation = defineOperation({
  operationId: 'collectErrorReports',
  method: 'post',
  path: '/error-reports',
  tag: 'analytics',
  summary: 'Collect error reports',
  access: 'anyone',
  body: errorEnvelopeSchema,
  textBody: {
    types: ['text/plain', 'application/x-sentry-envelope'],
    maxBytes: ERROR_REPORT_MAX_BYTES,
  },
  status: 204,
  errors: [],
});

/** The calls of this resource by operation id. */
export const errorReportsOperations = {
  collectErrorReports: collectErrorReportsOperation,
} as const;
